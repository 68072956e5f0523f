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
CREATE INDEX `vendor_sessions_seen` ON `vendor_sessions` (`last_seen_at`);