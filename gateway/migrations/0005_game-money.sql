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
CREATE UNIQUE INDEX `vendor_transactions_ledgerKey_unique` ON `vendor_transactions` (`ledger_key`);