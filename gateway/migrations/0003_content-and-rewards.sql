CREATE TABLE `announcement_categories` (
	`merchant` text NOT NULL,
	`id` integer NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`icon_image_url` text,
	`names` text NOT NULL,
	PRIMARY KEY(`merchant`, `id`),
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `announcement_reads` (
	`member_id` integer NOT NULL,
	`announcement_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `announcement_id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `announcement_reads_announcement` ON `announcement_reads` (`announcement_id`);--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`content` text NOT NULL,
	`type` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `help_tabs` (
	`merchant` text NOT NULL,
	`position` integer NOT NULL,
	`tag` text,
	`texts` text NOT NULL,
	`children` text NOT NULL,
	PRIMARY KEY(`merchant`, `position`),
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `inbox_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`texts` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `inbox_messages_member` ON `inbox_messages` (`member_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `application_pictures` (
	`application_id` integer NOT NULL,
	`picture` integer NOT NULL,
	`part` integer NOT NULL,
	`type` text NOT NULL,
	`data` blob NOT NULL,
	PRIMARY KEY(`application_id`, `picture`, `part`),
	FOREIGN KEY (`application_id`) REFERENCES `promotion_applications`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `promotion_applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`promotion_id` integer NOT NULL,
	`status` text NOT NULL,
	`remarks` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `promotion_applications_promotion` ON `promotion_applications` (`promotion_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_applications_joined` ON `promotion_applications` (`member_id`,`promotion_id`) WHERE status = 'signed';--> statement-breakpoint
CREATE UNIQUE INDEX `promotion_applications_open` ON `promotion_applications` (`member_id`,`promotion_id`) WHERE status IN ('applying', 'process', 'coming');--> statement-breakpoint
ALTER TABLE `announcements` ADD `category_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `announcements` ADD `external_link` text;--> statement-breakpoint
ALTER TABLE `announcements` ADD `hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `announcements` ADD `temporary` integer DEFAULT false NOT NULL;