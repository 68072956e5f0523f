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
CREATE INDEX `vendor_rounds_open` ON `vendor_rounds` (`player_id`,`state`) WHERE state IN ('betting', 'winning', 'cancelling');--> statement-breakpoint
CREATE INDEX `vendor_rounds_waiting` ON `vendor_rounds` (`draw_time`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `vendor_rounds_session` ON `vendor_rounds` (`session_hash`);--> statement-breakpoint
CREATE TABLE `vendor_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`player_id` text NOT NULL,
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