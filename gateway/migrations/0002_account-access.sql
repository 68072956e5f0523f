CREATE TABLE `affiliates` (
	`merchant` text NOT NULL,
	`code` text NOT NULL,
	`member_id` integer NOT NULL,
	`domains` text NOT NULL,
	PRIMARY KEY(`merchant`, `code`),
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `firebase_identities` (
	`merchant` text NOT NULL,
	`provider` text NOT NULL,
	`uid` text NOT NULL,
	`member_id` integer NOT NULL,
	PRIMARY KEY(`merchant`, `provider`, `uid`),
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `turns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `turns_key` ON `turns` (`key`,`at`);--> statement-breakpoint
CREATE TABLE `verification_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant` text NOT NULL,
	`purpose` text NOT NULL,
	`mobile` text NOT NULL,
	`code_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `verification_codes_mobile` ON `verification_codes` (`merchant`,`mobile`,`purpose`);--> statement-breakpoint
ALTER TABLE `members` ADD `temporary_password_hash` text;--> statement-breakpoint
ALTER TABLE `members` ADD `temporary_password_until` integer;--> statement-breakpoint
ALTER TABLE `members` ADD `must_change_password` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `members` ADD `payment_password_hash` text;--> statement-breakpoint
ALTER TABLE `members` ADD `country_dialing_code` text;--> statement-breakpoint
ALTER TABLE `members` ADD `mobile_num` text;--> statement-breakpoint
ALTER TABLE `members` ADD `email` text;--> statement-breakpoint
ALTER TABLE `members` ADD `payee_name` text;--> statement-breakpoint
ALTER TABLE `members` ADD `birthday` text;--> statement-breakpoint
ALTER TABLE `members` ADD `id_number` text;--> statement-breakpoint
ALTER TABLE `members` ADD `contacts` text;--> statement-breakpoint
ALTER TABLE `members` ADD `affiliate_code` text;--> statement-breakpoint
ALTER TABLE `members` ADD `recommender_id` integer REFERENCES members(id);--> statement-breakpoint
ALTER TABLE `members` ADD `register_url` text;--> statement-breakpoint
ALTER TABLE `members` ADD `register_method` text;--> statement-breakpoint
CREATE UNIQUE INDEX `members_mobile` ON `members` (`merchant`,'+' || "country_dialing_code" || "mobile_num");--> statement-breakpoint
CREATE UNIQUE INDEX `members_email` ON `members` (`merchant`,`email`);--> statement-breakpoint
ALTER TABLE `merchants` ADD `register_rules` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `merchants` ADD `register_settings` text DEFAULT '{"usernameRegister":false,"mobileRegister":false,"firebaseVerification":false}' NOT NULL;--> statement-breakpoint
ALTER TABLE `merchants` ADD `free_play` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `merchants` ADD `default_country` text DEFAULT 'VN' NOT NULL;--> statement-breakpoint
ALTER TABLE `merchants` ADD `age_limit` integer DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE `merchants` ADD `time_zone` text DEFAULT 'Asia/Ho_Chi_Minh' NOT NULL;