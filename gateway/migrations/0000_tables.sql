CREATE TABLE `announcements` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	`hot` integer DEFAULT false NOT NULL,
	`category` text,
	`start_date` integer NOT NULL,
	`texts` text NOT NULL,
	`images` text NOT NULL,
	`image_required` text DEFAULT 'N' NOT NULL,
	`remark_required` text DEFAULT 'N' NOT NULL,
	`linked_promotion_id` integer,
	`execution` text,
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `announcements_merchant` ON `announcements` (`merchant`,`kind`,`position`);--> statement-breakpoint
CREATE TABLE `banners` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`group_name` text NOT NULL,
	`position` integer NOT NULL,
	`url` text NOT NULL,
	`linkage` text DEFAULT '' NOT NULL,
	`titles` text NOT NULL,
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `banners_merchant` ON `banners` (`merchant`,`group_name`,`position`);--> statement-breakpoint
CREATE TABLE `games` (
	`node_id` integer PRIMARY KEY NOT NULL,
	`game_name` text NOT NULL,
	`image_url` text NOT NULL,
	`label` text,
	`game_type` text NOT NULL,
	`vassalage` text NOT NULL,
	`game_id` integer NOT NULL,
	`room_id` integer,
	`game_code` text NOT NULL,
	`support_play` integer NOT NULL,
	`lotto_mode` text,
	`is_game_h_5` integer NOT NULL,
	`freeplay` integer NOT NULL,
	`hot_rank` integer,
	`popularity` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `games_hot` ON `games` (`hot_rank`);--> statement-breakpoint
CREATE INDEX `games_type` ON `games` (`game_type`,`popularity`);--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` integer,
	`balance` integer DEFAULT 0 NOT NULL,
	`may_be_negative` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_accounts_covered" CHECK("ledger_accounts"."may_be_negative" = 1 OR "ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transaction_id` text NOT NULL,
	`account_id` text NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`transaction_id`) REFERENCES `ledger_transactions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `ledger_accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_entries_integer" CHECK(typeof("ledger_entries"."amount") = 'integer' AND "ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE INDEX `ledger_entries_transaction` ON `ledger_entries` (`transaction_id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_account` ON `ledger_entries` (`account_id`);--> statement-breakpoint
CREATE TABLE `ledger_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`kind` text NOT NULL,
	`fingerprint` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transactions_idempotencyKey_unique` ON `ledger_transactions` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant` text NOT NULL,
	`account` text NOT NULL,
	`password_hash` text NOT NULL,
	`nickname` text,
	`type` integer NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`reg_date` integer NOT NULL,
	`first_login_at` integer,
	`upline_id` integer,
	`points` integer DEFAULT 0 NOT NULL,
	`completed_conditions` integer DEFAULT 0 NOT NULL,
	`total_expected_conditions` integer DEFAULT 0 NOT NULL,
	`next_rank` text,
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`upline_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_account` ON `members` (`merchant`,`account`);--> statement-breakpoint
CREATE TABLE `merchants` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`flags` text NOT NULL,
	`mobile_template` text NOT NULL,
	`customer_service` text NOT NULL,
	`resources` text NOT NULL,
	`image_cdns` text NOT NULL,
	`domain_list` text NOT NULL,
	`main_domain` text NOT NULL,
	`is_single` integer NOT NULL,
	`maintenance` integer DEFAULT false NOT NULL,
	`region_restriction` integer DEFAULT false NOT NULL,
	`status_refusal` text
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`body` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sandbox_faults` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`path` text,
	`delay_ms` integer NOT NULL,
	`status` integer,
	`body` text,
	`content_type` text NOT NULL,
	`remaining` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sandbox_settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `captchas` (
	`id` text PRIMARY KEY NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `login_failures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_key` text NOT NULL,
	`address_key` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_failures_account` ON `login_failures` (`account_key`,`at`);--> statement-breakpoint
CREATE INDEX `login_failures_address` ON `login_failures` (`address_key`,`at`);--> statement-breakpoint
CREATE TABLE `login_locks` (
	`key` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `seen_bodies` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`ended_at` integer,
	`end_reason` text,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_member` ON `sessions` (`member_id`);