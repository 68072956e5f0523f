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