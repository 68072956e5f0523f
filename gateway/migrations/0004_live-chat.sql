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
CREATE INDEX `chat_visits_expiry` ON `chat_visits` (`expires_at`);