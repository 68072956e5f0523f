CREATE TABLE `bank_notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`path` text NOT NULL,
	`body` text NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`answer` text
);
--> statement-breakpoint
CREATE INDEX `bank_notices_due` ON `bank_notices` (`due_at`) WHERE answer IS NULL;--> statement-breakpoint
CREATE TABLE `bank_payouts` (
	`order_no` text PRIMARY KEY NOT NULL,
	`amount` integer NOT NULL,
	`account_number` text NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bank_vouchers` (
	`serial_hash` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `chat_follows` (
	`user_id` text NOT NULL,
	`anchor_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `anchor_id`)
);
--> statement-breakpoint
CREATE TABLE `chat_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`anchor_id` integer NOT NULL,
	`author_id` text,
	`author_name` text DEFAULT '' NOT NULL,
	`recipient_id` text,
	`texts` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer
);
--> statement-breakpoint
CREATE INDEX `chat_messages_room` ON `chat_messages` (`anchor_id`,`id`);--> statement-breakpoint
CREATE INDEX `chat_messages_recipient` ON `chat_messages` (`recipient_id`,`read_at`);--> statement-breakpoint
CREATE INDEX `chat_messages_author` ON `chat_messages` (`author_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `chat_visits` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`user_name` text DEFAULT '' NOT NULL,
	`anchor_id` integer,
	`title` text NOT NULL,
	`header_color` text NOT NULL,
	`back_url` text NOT NULL,
	`language` text NOT NULL,
	`opened_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `chat_visits_expiry` ON `chat_visits` (`expires_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
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
CREATE INDEX `lottery_draws_time` ON `lottery_draws` (`draw_time`);--> statement-breakpoint
CREATE TABLE `vendor_rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`session_hash` text NOT NULL,
	`vendor` text NOT NULL,
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
CREATE INDEX `vendor_rounds_play_over` ON `vendor_rounds` (`updated_at`) WHERE freeplay = 1 AND state IN ('settled', 'cancelled', 'refused');--> statement-breakpoint
CREATE INDEX `vendor_rounds_session` ON `vendor_rounds` (`session_hash`);--> statement-breakpoint
CREATE INDEX `vendor_rounds_tickets` ON `vendor_rounds` (`account_id`,`created_at`) WHERE lottery IS NOT NULL;--> statement-breakpoint
CREATE INDEX `vendor_rounds_account` ON `vendor_rounds` (`account_id`,`node_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `vendor_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`vendor` text NOT NULL,
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
CREATE INDEX `vendor_sessions_seen` ON `vendor_sessions` (`last_seen_at`);