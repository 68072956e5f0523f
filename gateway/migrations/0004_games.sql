CREATE TABLE `anchor_follows` (
	`member_id` integer NOT NULL,
	`anchor_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `anchor_id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`anchor_id`) REFERENCES `anchors`(`anchor_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `anchors` (
	`anchor_id` integer PRIMARY KEY NOT NULL,
	`nick_name` text NOT NULL,
	`image_url` text NOT NULL,
	`titles` text NOT NULL,
	`room_type` text NOT NULL,
	`hot_rank` integer,
	`promo_rank` integer,
	`model` integer NOT NULL,
	`active` integer NOT NULL,
	`streaming` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `chat_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`anchor_id` integer NOT NULL,
	`author_id` integer,
	`recipient_id` integer,
	`texts` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`anchor_id`) REFERENCES `anchors`(`anchor_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`recipient_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `chat_messages_room` ON `chat_messages` (`anchor_id`,`id`);--> statement-breakpoint
CREATE INDEX `chat_messages_recipient` ON `chat_messages` (`recipient_id`,`read_at`);--> statement-breakpoint
CREATE TABLE `chat_visits` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`member_id` integer,
	`anchor_id` integer,
	`title` text NOT NULL,
	`header_color` text NOT NULL,
	`back_url` text NOT NULL,
	`language` text NOT NULL,
	`opened_at` integer,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`anchor_id`) REFERENCES `anchors`(`anchor_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `chat_visits_expiry` ON `chat_visits` (`expires_at`);--> statement-breakpoint
CREATE TABLE `game_accounts` (
	`vendor` text NOT NULL,
	`member_id` integer NOT NULL,
	`id` text NOT NULL,
	PRIMARY KEY(`vendor`, `member_id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_accounts_id_unique` ON `game_accounts` (`id`);--> statement-breakpoint
CREATE TABLE `game_bets` (
	`vendor` text NOT NULL,
	`transaction_id` text NOT NULL,
	`member_id` integer NOT NULL,
	`node_id` integer NOT NULL,
	`round_id` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`vendor`, `transaction_id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "game_bets_positive" CHECK(typeof("game_bets"."amount") = 'integer' AND "game_bets"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE `game_closings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`vendor` text NOT NULL,
	`bet_id` text NOT NULL,
	`kind` text NOT NULL,
	`transaction_id` text NOT NULL,
	`member_id` integer NOT NULL,
	`node_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "game_closings_whole" CHECK(typeof("game_closings"."amount") = 'integer' AND "game_closings"."amount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_closings_bet` ON `game_closings` (`vendor`,`bet_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `game_closings_transaction` ON `game_closings` (`vendor`,`transaction_id`);--> statement-breakpoint
CREATE INDEX `game_closings_largest` ON `game_closings` (`amount`) WHERE kind = 'win' AND amount > 0;--> statement-breakpoint
CREATE TABLE `game_players` (
	`id` text PRIMARY KEY NOT NULL,
	`vendor` text NOT NULL,
	`token_hash` text NOT NULL,
	`token_expires_at` integer NOT NULL,
	`opened_at` integer,
	`member_id` integer NOT NULL,
	`node_id` integer NOT NULL,
	`game_code` text NOT NULL,
	`freeplay` integer NOT NULL,
	`language` text NOT NULL,
	`back_url` text NOT NULL,
	`prize_mode` text,
	`play_type` text,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_players_token` ON `game_players` (`token_hash`);--> statement-breakpoint
CREATE INDEX `game_players_waiting` ON `game_players` (`token_expires_at`) WHERE opened_at IS NULL;--> statement-breakpoint
CREATE TABLE `vendor_transactions` (
	`vendor` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`fingerprint` text NOT NULL,
	`member_id` integer NOT NULL,
	`node_id` integer NOT NULL,
	`ledger_key` text,
	`balance` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`vendor`, `id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ledger_key`) REFERENCES `ledger_transactions`(`idempotency_key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vendor_transactions_ledgerKey_unique` ON `vendor_transactions` (`ledger_key`);--> statement-breakpoint
CREATE TABLE `favourites` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`node_id` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `favourites_game` ON `favourites` (`member_id`,`node_id`);--> statement-breakpoint
CREATE TABLE `game_classifies` (
	`game_type` text NOT NULL,
	`game_classify` text NOT NULL,
	`position` integer NOT NULL,
	`names` text NOT NULL,
	PRIMARY KEY(`game_type`, `game_classify`)
);
--> statement-breakpoint
CREATE TABLE `menu_vendors` (
	`position` integer PRIMARY KEY NOT NULL,
	`group_category` text NOT NULL,
	`vassalage` text NOT NULL,
	`own_category` text
);
--> statement-breakpoint
CREATE TABLE `recents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`node_id` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recents_game` ON `recents` (`member_id`,`node_id`);--> statement-breakpoint
CREATE TABLE `vendor_shuts` (
	`merchant` text NOT NULL,
	`vassalage` text NOT NULL,
	PRIMARY KEY(`merchant`, `vassalage`)
);
--> statement-breakpoint
CREATE TABLE `lottery_draws` (
	`lottery` text NOT NULL,
	`numero` text NOT NULL,
	`draw_time` integer NOT NULL,
	`prizes` text NOT NULL,
	PRIMARY KEY(`lottery`, `numero`)
);
--> statement-breakpoint
CREATE TABLE `vendor_rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`session_hash` text NOT NULL,
	`player_id` text NOT NULL,
	`account_id` text NOT NULL,
	`client_id` text NOT NULL,
	`node_id` integer NOT NULL,
	`freeplay` integer NOT NULL,
	`stake` integer NOT NULL,
	`choice` text NOT NULL,
	`state` text NOT NULL,
	`outcome` text,
	`win` integer DEFAULT 0 NOT NULL,
	`lottery` text,
	`numero` text,
	`draw_time` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vendor_rounds_client` ON `vendor_rounds` (`player_id`,`client_id`);--> statement-breakpoint
CREATE INDEX `vendor_rounds_open` ON `vendor_rounds` (`account_id`,`state`) WHERE state IN ('betting', 'winning', 'cancelling');--> statement-breakpoint
CREATE INDEX `vendor_rounds_waiting` ON `vendor_rounds` (`draw_time`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `vendor_rounds_session` ON `vendor_rounds` (`session_hash`);--> statement-breakpoint
CREATE INDEX `vendor_rounds_account` ON `vendor_rounds` (`account_id`,`node_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `vendor_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`player_id` text NOT NULL,
	`account_id` text NOT NULL,
	`language` text NOT NULL,
	`node_id` integer NOT NULL,
	`game_code` text NOT NULL,
	`freeplay` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `vendor_sessions_seen` ON `vendor_sessions` (`last_seen_at`);--> statement-breakpoint
ALTER TABLE `games` ADD `novelty` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `classifies` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `name_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `rtp` real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `volatility` text;--> statement-breakpoint
ALTER TABLE `games` ADD `min_bet` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `orientation` text DEFAULT 'PORTRAIT' NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `descriptions` text DEFAULT '{"vi":"","en":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `temporary` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `changed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `games_search` ON `games` (`hidden`,`popularity`,`game_type`,`search_text`,`name_text`,`vassalage`,`classifies`,`novelty`);