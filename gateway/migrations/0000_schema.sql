CREATE TABLE `affiliate_visits` (
	`merchant` text NOT NULL,
	`code` text NOT NULL,
	`day` text NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`merchant`, `code`, `day`),
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `agent_agreements` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`agent_id` integer NOT NULL,
	`offered_by` integer,
	`version` integer NOT NULL,
	`terms` text NOT NULL,
	`state` text DEFAULT 'offered' NOT NULL,
	`offered_at` integer NOT NULL,
	`answer_before` integer NOT NULL,
	`answered_at` integer,
	`from_day` text,
	`until_day` text,
	FOREIGN KEY (`agent_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`offered_by`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_agreements_from" CHECK(("agent_agreements"."state" = 'accepted') = ("agent_agreements"."from_day" IS NOT NULL)),
	CONSTRAINT "agent_agreements_until" CHECK("agent_agreements"."until_day" IS NULL OR "agent_agreements"."from_day" IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_agreements_open` ON `agent_agreements` (`agent_id`,`kind`) WHERE state = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX `agent_agreements_version` ON `agent_agreements` (`agent_id`,`kind`,`version`);--> statement-breakpoint
CREATE INDEX `agent_agreements_upline` ON `agent_agreements` (`offered_by`,`kind`) WHERE offered_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `agent_corrections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_id` integer NOT NULL,
	`day` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_corrections_amount" CHECK(typeof("agent_corrections"."amount") = 'integer' AND "agent_corrections"."amount" <> 0)
);
--> statement-breakpoint
CREATE INDEX `agent_corrections_day` ON `agent_corrections` (`agent_id`,`day`);--> statement-breakpoint
CREATE TABLE `agent_days` (
	`merchant` text NOT NULL,
	`day` text NOT NULL,
	`until_quarter` integer NOT NULL,
	`rules` text NOT NULL,
	`updated_at` integer NOT NULL,
	`closed_at` integer,
	`settled_at` integer,
	PRIMARY KEY(`merchant`, `day`),
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `agent_days_closed` ON `agent_days` (`merchant`,`until_quarter`) WHERE closed_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `agreement_figures` (
	`agreement_id` text NOT NULL,
	`day` text NOT NULL,
	`hour` integer NOT NULL,
	`from_day` text NOT NULL,
	`base` integer DEFAULT 0 NOT NULL,
	`players` integer DEFAULT 0 NOT NULL,
	`player_turnover` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`agreement_id`, `day`, `hour`),
	FOREIGN KEY (`agreement_id`) REFERENCES `agent_agreements`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `member_days` (
	`member_id` integer NOT NULL,
	`day` text NOT NULL,
	`turnover` integer DEFAULT 0 NOT NULL,
	`net_win` integer DEFAULT 0 NOT NULL,
	`bets` integer DEFAULT 0 NOT NULL,
	`deposits` integer DEFAULT 0 NOT NULL,
	`withdrawals` integer DEFAULT 0 NOT NULL,
	`bonuses` integer DEFAULT 0 NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`member_id`, `day`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `member_days_day` ON `member_days` (`day`);--> statement-breakpoint
CREATE INDEX `member_days_active` ON `member_days` (`member_id`,`day`) WHERE active;--> statement-breakpoint
CREATE TABLE `member_play_days` (
	`member_id` integer NOT NULL,
	`day` text NOT NULL,
	`game_type` text NOT NULL,
	`turnover` integer DEFAULT 0 NOT NULL,
	`net_win` integer DEFAULT 0 NOT NULL,
	`bets` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`member_id`, `day`, `game_type`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `member_play_days_day` ON `member_play_days` (`day`);--> statement-breakpoint
CREATE TABLE `money_quarters` (
	`member_id` integer NOT NULL,
	`quarter` integer NOT NULL,
	`deposits` integer DEFAULT 0 NOT NULL,
	`withdrawals` integer DEFAULT 0 NOT NULL,
	`bonuses` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`member_id`, `quarter`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `money_quarters_quarter` ON `money_quarters` (`quarter`);--> statement-breakpoint
CREATE TABLE `played_quarters` (
	`member_id` integer NOT NULL,
	`quarter` integer NOT NULL,
	`game_type` text NOT NULL,
	`turnover` integer DEFAULT 0 NOT NULL,
	`net_win` integer DEFAULT 0 NOT NULL,
	`bets` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`member_id`, `quarter`, `game_type`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `played_quarters_quarter` ON `played_quarters` (`quarter`);--> statement-breakpoint
CREATE TABLE `settlements` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_id` integer NOT NULL,
	`kind` text NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`gross` integer DEFAULT 0 NOT NULL,
	`paid_down` integer DEFAULT 0 NOT NULL,
	`deductions` integer DEFAULT 0 NOT NULL,
	`carried_in` integer DEFAULT 0 NOT NULL,
	`carried_out` integer DEFAULT 0 NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`detail` text NOT NULL,
	`agreement_id` text,
	`ledger_key` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agreement_id`) REFERENCES `agent_agreements`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ledger_key`) REFERENCES `ledger_transactions`(`idempotency_key`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "settlements_amount" CHECK(typeof("settlements"."amount") = 'integer' AND "settlements"."amount" >= 0),
	CONSTRAINT "settlements_carried" CHECK("settlements"."carried_in" <= 0 AND "settlements"."carried_out" <= 0),
	CONSTRAINT "settlements_paid" CHECK(("settlements"."amount" > 0) = ("settlements"."ledger_key" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `settlements_ledgerKey_unique` ON `settlements` (`ledger_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `settlements_once` ON `settlements` (`agent_id`,`kind`,`from_day`);--> statement-breakpoint
CREATE INDEX `settlements_day` ON `settlements` (`to_day`,`kind`);--> statement-breakpoint
CREATE INDEX `settlements_agent` ON `settlements` (`agent_id`,`to_day`,`id`);--> statement-breakpoint
CREATE TABLE `team_days` (
	`agent_id` integer NOT NULL,
	`day` text NOT NULL,
	`upline_id` integer,
	`turnover` integer DEFAULT 0 NOT NULL,
	`net_win` integer DEFAULT 0 NOT NULL,
	`deposits` integer DEFAULT 0 NOT NULL,
	`withdrawals` integer DEFAULT 0 NOT NULL,
	`bonuses` integer DEFAULT 0 NOT NULL,
	`members` integer DEFAULT 0 NOT NULL,
	`new_members` integer DEFAULT 0 NOT NULL,
	`active_members` integer DEFAULT 0 NOT NULL,
	`first_deposits` integer DEFAULT 0 NOT NULL,
	`commission` integer DEFAULT 0 NOT NULL,
	`earned` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`agent_id`, `day`),
	FOREIGN KEY (`agent_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`upline_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `team_days_day` ON `team_days` (`day`,`upline_id`);--> statement-breakpoint
CREATE TABLE `team_lines` (
	`ancestor_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`depth` integer NOT NULL,
	PRIMARY KEY(`member_id`, `ancestor_id`),
	FOREIGN KEY (`ancestor_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `team_lines_team` ON `team_lines` (`ancestor_id`,`depth`,`member_id`);--> statement-breakpoint
CREATE TABLE `team_play_days` (
	`agent_id` integer NOT NULL,
	`day` text NOT NULL,
	`game_type` text NOT NULL,
	`turnover` integer DEFAULT 0 NOT NULL,
	`net_win` integer DEFAULT 0 NOT NULL,
	`rate` integer DEFAULT 0 NOT NULL,
	`commission` integer DEFAULT 0 NOT NULL,
	`earned` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`agent_id`, `day`, `game_type`),
	FOREIGN KEY (`agent_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `team_play_days_day` ON `team_play_days` (`day`);--> statement-breakpoint
CREATE TABLE `team_spans` (
	`member_id` integer NOT NULL,
	`span` text NOT NULL,
	`turnover` integer DEFAULT 0 NOT NULL,
	`net_win` integer DEFAULT 0 NOT NULL,
	`deposits` integer DEFAULT 0 NOT NULL,
	`withdrawals` integer DEFAULT 0 NOT NULL,
	`commission` integer DEFAULT 0 NOT NULL,
	`players` integer DEFAULT 0 NOT NULL,
	`agents` integer DEFAULT 0 NOT NULL,
	`active_members` integer DEFAULT 0 NOT NULL,
	`new_members` integer DEFAULT 0 NOT NULL,
	`last_active_day` text,
	`types` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`member_id`, `span`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
CREATE TABLE `announcements` (
	`id` integer PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	`hot` integer DEFAULT false NOT NULL,
	`category` text,
	`category_ids` text DEFAULT '[]' NOT NULL,
	`external_link` text,
	`start_date` integer NOT NULL,
	`texts` text NOT NULL,
	`images` text NOT NULL,
	`image_required` text DEFAULT 'N' NOT NULL,
	`remark_required` text DEFAULT 'N' NOT NULL,
	`linked_promotion_id` integer,
	`execution` text,
	`hidden` integer DEFAULT false NOT NULL,
	`temporary` integer DEFAULT false NOT NULL,
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
CREATE INDEX `game_bets_round` ON `game_bets` (`member_id`,`round_id`);--> statement-breakpoint
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
CREATE INDEX `game_closings_member` ON `game_closings` (`member_id`,`at`);--> statement-breakpoint
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
CREATE TABLE `game_words` (
	`form` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`form`, `word`)
);
--> statement-breakpoint
CREATE TABLE `games` (
	`node_id` integer PRIMARY KEY NOT NULL,
	`game_name` text NOT NULL,
	`game_name_en` text DEFAULT '' NOT NULL,
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
	`vendor` text NOT NULL,
	`hot_rank` integer,
	`popularity` integer NOT NULL,
	`novelty` integer DEFAULT 0 NOT NULL,
	`classifies` text DEFAULT '' NOT NULL,
	`name_text` text DEFAULT '' NOT NULL,
	`name_text_en` text DEFAULT '' NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`rtp` real DEFAULT 0 NOT NULL,
	`volatility` text,
	`min_bet` integer DEFAULT 0 NOT NULL,
	`orientation` text DEFAULT 'PORTRAIT' NOT NULL,
	`descriptions` text DEFAULT '{"vi":"","en":""}' NOT NULL,
	`temporary` integer DEFAULT false NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`changed` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `games_hot` ON `games` (`hot_rank`);--> statement-breakpoint
CREATE INDEX `games_type` ON `games` (`game_type`,`popularity`);--> statement-breakpoint
CREATE INDEX `games_search` ON `games` (`hidden`,`popularity`,`game_type`,`search_text`,`name_text`,`name_text_en`,`vassalage`,`classifies`,`novelty`);--> statement-breakpoint
CREATE TABLE `menu_vendors` (
	`position` integer PRIMARY KEY NOT NULL,
	`group_category` text NOT NULL,
	`vassalage` text NOT NULL,
	`image_url` text DEFAULT '' NOT NULL,
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
CREATE TABLE `idempotent_calls` (
	`merchant` text NOT NULL,
	`member_id` integer NOT NULL,
	`operation` text NOT NULL,
	`key_hash` text NOT NULL,
	`input_hash` text NOT NULL,
	`answer` text,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`merchant`, `member_id`, `operation`, `key_hash`)
);
--> statement-breakpoint
CREATE INDEX `idempotent_calls_expires` ON `idempotent_calls` (`expires_at`);--> statement-breakpoint
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
CREATE TABLE `jackpot_falls` (
	`source` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`jackpot_id` text NOT NULL,
	`number` integer NOT NULL,
	`member_id` integer NOT NULL,
	`node_id` integer NOT NULL,
	`closing_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`merchant`,`jackpot_id`) REFERENCES `jackpots`(`merchant`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jackpot_falls_number` ON `jackpot_falls` (`merchant`,`jackpot_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `jackpot_falls_closing` ON `jackpot_falls` (`closing_id`,`jackpot_id`);--> statement-breakpoint
CREATE TABLE `jackpots` (
	`merchant` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`names` text NOT NULL,
	`image_url` text NOT NULL,
	`base` integer NOT NULL,
	`must_fall_by` integer NOT NULL,
	`share` integer NOT NULL,
	`amount` integer NOT NULL,
	`falls_at` integer NOT NULL,
	`falls` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`merchant`, `id`),
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "jackpots_bounds" CHECK(typeof("jackpots"."amount") = 'integer' AND "jackpots"."base" > 0 AND "jackpots"."amount" BETWEEN "jackpots"."base" AND "jackpots"."must_fall_by"
        AND "jackpots"."falls_at" > "jackpots"."base" AND "jackpots"."falls_at" <= "jackpots"."must_fall_by" AND "jackpots"."share" > 0)
);
--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` integer,
	`balance` integer DEFAULT 0 NOT NULL,
	`may_be_negative` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_accounts_covered" CHECK("ledger_accounts"."may_be_negative" = 1 OR "ledger_accounts"."balance" >= 0),
	CONSTRAINT "ledger_accounts_exact" CHECK("ledger_accounts"."may_be_negative" = 1 OR "ledger_accounts"."balance" <= 7036874417766400)
);
--> statement-breakpoint
CREATE INDEX `ledger_accounts_member` ON `ledger_accounts` (`member_id`) WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transaction_id` text NOT NULL,
	`account_id` text NOT NULL,
	`amount` integer NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`vendor` text,
	`balance` integer,
	`member_id` integer,
	FOREIGN KEY (`transaction_id`) REFERENCES `ledger_transactions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `ledger_accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_entries_integer" CHECK(typeof("ledger_entries"."amount") = 'integer' AND "ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE INDEX `ledger_entries_transaction` ON `ledger_entries` (`transaction_id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_record` ON `ledger_entries` (`member_id`,`at`,`id`) WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `ledger_entries_kind` ON `ledger_entries` (`member_id`,`kind`,`at`,`id`) WHERE member_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `ledger_entries_vendor` ON `ledger_entries` (`member_id`,`vendor`,`kind`,`at`,`id`) WHERE member_id IS NOT NULL AND vendor IS NOT NULL;--> statement-breakpoint
CREATE TABLE `ledger_quarters` (
	`member_id` integer NOT NULL,
	`quarter` integer NOT NULL,
	`kind` text NOT NULL,
	`vendor` text NOT NULL,
	`amount` integer NOT NULL,
	`movements` integer NOT NULL,
	PRIMARY KEY(`member_id`, `quarter`, `kind`, `vendor`)
);
--> statement-breakpoint
CREATE TABLE `ledger_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`idempotency_key` text NOT NULL,
	`kind` text NOT NULL,
	`fingerprint` text NOT NULL,
	`source` text,
	`vendor` text,
	`status` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transactions_idempotencyKey_unique` ON `ledger_transactions` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `ledger_transactions_source` ON `ledger_transactions` (`source`,`kind`) WHERE source IS NOT NULL;--> statement-breakpoint
CREATE TABLE `mall_items` (
	`merchant` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`names` text NOT NULL,
	`texts` text NOT NULL,
	`art` text NOT NULL,
	`points` integer NOT NULL,
	`stock` integer,
	`back_at` integer,
	`money` integer NOT NULL,
	`times` integer NOT NULL,
	`hidden` integer NOT NULL,
	PRIMARY KEY(`merchant`, `id`),
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mall_items_points" CHECK(typeof("mall_items"."points") = 'integer' AND "mall_items"."points" > 0),
	CONSTRAINT "mall_items_stock" CHECK("mall_items"."stock" IS NULL OR (typeof("mall_items"."stock") = 'integer' AND "mall_items"."stock" >= 0)),
	CONSTRAINT "mall_items_money" CHECK(typeof("mall_items"."money") = 'integer' AND "mall_items"."money" >= 0),
	CONSTRAINT "mall_items_times" CHECK(typeof("mall_items"."times") = 'integer' AND "mall_items"."times" >= 0),
	CONSTRAINT "mall_items_kind" CHECK(("mall_items"."kind" = 'bonus') = ("mall_items"."money" > 0))
);
--> statement-breakpoint
CREATE TABLE `mall_redemptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_no` text NOT NULL,
	`member_id` integer NOT NULL,
	`merchant` text NOT NULL,
	`item_id` text NOT NULL,
	`kind` text NOT NULL,
	`names` text NOT NULL,
	`art` text NOT NULL,
	`points` integer NOT NULL,
	`points_after` integer NOT NULL,
	`delivery` text,
	`intent_hash` text NOT NULL,
	`asked_hash` text NOT NULL,
	`at` integer NOT NULL,
	`ledger_key` text NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ledger_key`) REFERENCES `ledger_transactions`(`idempotency_key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`merchant`,`item_id`) REFERENCES `mall_items`(`merchant`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mall_redemptions_delivery" CHECK(("mall_redemptions"."kind" = 'goods') = ("mall_redemptions"."delivery" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mall_redemptions_orderNo_unique` ON `mall_redemptions` (`order_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `mall_redemptions_intentHash_unique` ON `mall_redemptions` (`intent_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `mall_redemptions_ledgerKey_unique` ON `mall_redemptions` (`ledger_key`);--> statement-breakpoint
CREATE INDEX `mall_redemptions_member` ON `mall_redemptions` (`member_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `mall_steps` (
	`order_no` text NOT NULL,
	`step` text NOT NULL,
	`at` integer NOT NULL,
	`ledger_key` text,
	PRIMARY KEY(`order_no`, `step`),
	FOREIGN KEY (`order_no`) REFERENCES `mall_redemptions`(`order_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ledger_key`) REFERENCES `ledger_transactions`(`idempotency_key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mall_steps_ledgerKey_unique` ON `mall_steps` (`ledger_key`);--> statement-breakpoint
CREATE TABLE `affiliates` (
	`merchant` text NOT NULL,
	`code` text NOT NULL,
	`member_id` integer NOT NULL,
	`domains` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`created_at` integer DEFAULT 0 NOT NULL,
	`archived_at` integer,
	PRIMARY KEY(`merchant`, `code`),
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `affiliates_member` ON `affiliates` (`member_id`);--> statement-breakpoint
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
CREATE TABLE `members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant` text NOT NULL,
	`account` text NOT NULL,
	`password_hash` text NOT NULL,
	`temporary_password_hash` text,
	`temporary_password_until` integer,
	`must_change_password` integer DEFAULT false NOT NULL,
	`payment_password_hash` text,
	`frozen_until` integer,
	`nickname` text,
	`type` integer NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`reg_date` integer NOT NULL,
	`first_login_at` integer,
	`upline_id` integer,
	`rank` text,
	`country_dialing_code` text,
	`mobile_num` text,
	`email` text,
	`payee_name` text,
	`birthday` text,
	`id_number` text,
	`contacts` text,
	`affiliate_code` text,
	`referrer_id` integer,
	`register_url` text,
	`register_method` text,
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`upline_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`referrer_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_account` ON `members` (`merchant`,`account`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_mobile` ON `members` (`merchant`,'+' || "country_dialing_code" || "mobile_num");--> statement-breakpoint
CREATE UNIQUE INDEX `members_email` ON `members` (`merchant`,`email`);--> statement-breakpoint
CREATE INDEX `members_referrer` ON `members` (`referrer_id`) WHERE referrer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `members_affiliate` ON `members` (`merchant`,`affiliate_code`,`reg_date`) WHERE affiliate_code IS NOT NULL;--> statement-breakpoint
CREATE INDEX `members_upline` ON `members` (`upline_id`) WHERE upline_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `merchants` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`flags` text NOT NULL,
	`mobile_template` text NOT NULL,
	`paths` text DEFAULT '{}' NOT NULL,
	`customer_service` text NOT NULL,
	`resources` text NOT NULL,
	`image_cdns` text NOT NULL,
	`domain_list` text NOT NULL,
	`main_domain` text NOT NULL,
	`is_single` integer NOT NULL,
	`allow_withdraw` integer NOT NULL,
	`bank_withdrawal` integer NOT NULL,
	`withdraw_rules` text NOT NULL,
	`referral_rules` text NOT NULL,
	`task_rules` text NOT NULL,
	`agent_rules` text NOT NULL,
	`maintenance` integer DEFAULT false NOT NULL,
	`region_restriction` integer DEFAULT false NOT NULL,
	`register_rules` text DEFAULT '{}' NOT NULL,
	`register_settings` text DEFAULT '{"usernameRegister":false,"mobileRegister":false,"firebaseVerification":false}' NOT NULL,
	`passkeys` integer DEFAULT false NOT NULL,
	`free_play` integer DEFAULT false NOT NULL,
	`asks_for_work` integer DEFAULT true NOT NULL,
	`default_country` text DEFAULT 'VN' NOT NULL,
	`mobile_countries` text DEFAULT '[]' NOT NULL,
	`age_limit` integer DEFAULT 18 NOT NULL,
	`currency_code` text DEFAULT 'VND' NOT NULL,
	`currency_symbol` text DEFAULT '₫' NOT NULL,
	`time_zone` text DEFAULT 'Asia/Ho_Chi_Minh' NOT NULL,
	`status_refusal` text
);
--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_expires` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`member_id` integer NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`backup_eligible` integer NOT NULL,
	`backed_up` integer NOT NULL,
	`counter_noticed_at` integer,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`merchant`,`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_member` ON `passkeys` (`member_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `bonus_grants` (
	`order_no` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`bonus_id` text NOT NULL,
	`amount` integer NOT NULL,
	`payment_key` text NOT NULL,
	`ledger_key` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_no`,`member_id`) REFERENCES `deposits`(`order_no`,`member_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bonus_grants_amount" CHECK(typeof("bonus_grants"."amount") = 'integer' AND "bonus_grants"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bonus_grants_paymentKey_unique` ON `bonus_grants` (`payment_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `bonus_grants_ledgerKey_unique` ON `bonus_grants` (`ledger_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `bonus_grants_member` ON `bonus_grants` (`member_id`,`bonus_id`);--> statement-breakpoint
CREATE TABLE `deposit_bonuses` (
	`merchant` text NOT NULL,
	`id` text NOT NULL,
	`promotion_id` integer,
	`names` text NOT NULL,
	`tiers` text NOT NULL,
	`most` integer NOT NULL,
	`days` integer NOT NULL,
	`joined_within_days` integer NOT NULL,
	PRIMARY KEY(`merchant`, `id`)
);
--> statement-breakpoint
CREATE TABLE `deposit_channels` (
	`merchant` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`provider` text NOT NULL,
	`names` text NOT NULL,
	`min` integer NOT NULL,
	`max` integer NOT NULL,
	`picks` text NOT NULL,
	`amounts` text NOT NULL,
	`fee_rate` integer NOT NULL,
	`minutes` text NOT NULL,
	`hours` text,
	`options` text NOT NULL,
	`life_minutes` integer NOT NULL,
	`closed` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`merchant`, `id`)
);
--> statement-breakpoint
CREATE TABLE `deposit_endings` (
	`order_no` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`reason` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_no`) REFERENCES `deposits`(`order_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `deposits` (
	`order_no` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`member_id` integer NOT NULL,
	`channel_id` text NOT NULL,
	`channel_names` text NOT NULL,
	`kind` text NOT NULL,
	`provider` text NOT NULL,
	`amount` integer NOT NULL,
	`fee_rate` integer NOT NULL,
	`option` text,
	`bonus` text,
	`reference` text NOT NULL,
	`return_url` text NOT NULL,
	`instructions` text NOT NULL,
	`intent_hash` text NOT NULL,
	`asked_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "deposits_amount" CHECK(typeof("deposits"."amount") = 'integer' AND "deposits"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_reference_unique` ON `deposits` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_intentHash_unique` ON `deposits` (`intent_hash`);--> statement-breakpoint
CREATE INDEX `deposits_member` ON `deposits` (`member_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `deposits_owner` ON `deposits` (`order_no`,`member_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`provider` text NOT NULL,
	`id` text NOT NULL,
	`order_no` text NOT NULL,
	`member_id` integer NOT NULL,
	`reference` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`ledger_key` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`provider`, `id`),
	FOREIGN KEY (`order_no`,`member_id`) REFERENCES `deposits`(`order_no`,`member_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_amount" CHECK(typeof("payments"."amount") = 'integer' AND "payments"."amount" > 0 AND "payments"."amount" <= 7036874417766400)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_ledgerKey_unique` ON `payments` (`ledger_key`);--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_no`);--> statement-breakpoint
CREATE INDEX `payments_member` ON `payments` (`member_id`,`order_no`);--> statement-breakpoint
CREATE TABLE `unmatched_payments` (
	`provider` text NOT NULL,
	`id` text NOT NULL,
	`reference` text NOT NULL,
	`amount` integer NOT NULL,
	`ledger_key` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`provider`, `id`),
	CONSTRAINT "unmatched_payments_amount" CHECK(typeof("unmatched_payments"."amount") = 'integer' AND "unmatched_payments"."amount" > 0 AND "unmatched_payments"."amount" <= 7036874417766400)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `unmatched_payments_ledgerKey_unique` ON `unmatched_payments` (`ledger_key`);--> statement-breakpoint
CREATE TABLE `payout_outcomes` (
	`provider` text NOT NULL,
	`transaction_id` text NOT NULL,
	`order_no` text NOT NULL,
	`outcome` text NOT NULL,
	`heeded` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`provider`, `transaction_id`, `order_no`, `outcome`),
	FOREIGN KEY (`order_no`) REFERENCES `payouts`(`order_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_outcomes_end` ON `payout_outcomes` (`order_no`) WHERE heeded = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `payout_outcomes_transaction` ON `payout_outcomes` (`provider`,`transaction_id`) WHERE heeded = 1;--> statement-breakpoint
CREATE TABLE `payouts` (
	`order_no` text PRIMARY KEY NOT NULL,
	`provider` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_at` integer,
	FOREIGN KEY (`order_no`) REFERENCES `withdrawals`(`order_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payouts_due` ON `payouts` (`provider`,`next_at`) WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `contact_choices` (
	`member_id` integer NOT NULL,
	`topic` text NOT NULL,
	`channel` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `topic`, `channel`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `member_icons` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`icon` text NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
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
CREATE TABLE `check_ins` (
	`member_id` integer NOT NULL,
	`day` text NOT NULL,
	`streak` integer NOT NULL,
	`points` integer NOT NULL,
	`ledger_key` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `day`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ledger_key`) REFERENCES `ledger_transactions`(`idempotency_key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `check_ins_ledgerKey_unique` ON `check_ins` (`ledger_key`);--> statement-breakpoint
CREATE TABLE `mission_claims` (
	`member_id` integer NOT NULL,
	`mission_id` text NOT NULL,
	`period` text NOT NULL,
	`points` integer NOT NULL,
	`ledger_key` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`member_id`, `mission_id`, `period`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ledger_key`) REFERENCES `ledger_transactions`(`idempotency_key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mission_claims_ledgerKey_unique` ON `mission_claims` (`ledger_key`);--> statement-breakpoint
CREATE TABLE `missions` (
	`merchant` text NOT NULL,
	`id` text NOT NULL,
	`position` integer NOT NULL,
	`cycle` text NOT NULL,
	`names` text NOT NULL,
	`texts` text NOT NULL,
	`art` text NOT NULL,
	`goal` text NOT NULL,
	`points` integer NOT NULL,
	`link` text NOT NULL,
	PRIMARY KEY(`merchant`, `id`),
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `promo_codes` (
	`merchant` text NOT NULL,
	`code` text NOT NULL,
	`names` text NOT NULL,
	`art` text NOT NULL,
	`money` integer NOT NULL,
	`points` integer NOT NULL,
	`times` integer NOT NULL,
	`game_type` text,
	`days` integer NOT NULL,
	`until` integer NOT NULL,
	`most_uses` integer NOT NULL,
	`joined_within_days` integer,
	`promotion_id` integer,
	PRIMARY KEY(`merchant`, `code`),
	FOREIGN KEY (`merchant`) REFERENCES `merchants`(`code`) ON UPDATE no action ON DELETE no action
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
CREATE TABLE `reward_claims` (
	`reward_id` text PRIMARY KEY NOT NULL,
	`ledger_key` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`reward_id`) REFERENCES `rewards`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ledger_key`) REFERENCES `ledger_transactions`(`idempotency_key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reward_claims_ledgerKey_unique` ON `reward_claims` (`ledger_key`);--> statement-breakpoint
CREATE TABLE `rewards` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`origin` text NOT NULL,
	`names` text NOT NULL,
	`art` text NOT NULL,
	`money` integer NOT NULL,
	`points` integer NOT NULL,
	`times` integer NOT NULL,
	`game_type` text,
	`promotion_id` integer,
	`code_merchant` text,
	`code` text,
	`at` integer NOT NULL,
	`claim_before` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`code_merchant`,`code`) REFERENCES `promo_codes`(`merchant`,`code`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "rewards_money" CHECK(typeof("rewards"."money") = 'integer' AND "rewards"."money" >= 0),
	CONSTRAINT "rewards_points" CHECK(typeof("rewards"."points") = 'integer' AND "rewards"."points" >= 0),
	CONSTRAINT "rewards_one" CHECK(("rewards"."money" = 0) <> ("rewards"."points" = 0)),
	CONSTRAINT "rewards_times" CHECK(typeof("rewards"."times") = 'integer' AND "rewards"."times" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rewards_origin_unique` ON `rewards` (`origin`);--> statement-breakpoint
CREATE INDEX `rewards_member` ON `rewards` (`member_id`,`at`);--> statement-breakpoint
CREATE INDEX `rewards_code` ON `rewards` (`code_merchant`,`code`);--> statement-breakpoint
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
CREATE TABLE `objection_links` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`change` text NOT NULL,
	`at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `objection_links_member` ON `objection_links` (`member_id`,`at`);--> statement-breakpoint
CREATE INDEX `objection_links_expires` ON `objection_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `security_answers` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`question_ids` text NOT NULL,
	`answers_hash` text NOT NULL,
	`set_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `security_facts` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`password_changed_at` integer,
	`proved_mobile` text,
	`proved_email` text,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `captchas` (
	`id` text PRIMARY KEY NOT NULL,
	`answer` text NOT NULL,
	`visitor` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `captchas_expires` ON `captchas` (`expires_at`);--> statement-breakpoint
CREATE TABLE `device_marks` (
	`mark_hash` text NOT NULL,
	`member_id` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`mark_hash`, `member_id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `device_marks_member` ON `device_marks` (`member_id`);--> statement-breakpoint
CREATE INDEX `device_marks_seen` ON `device_marks` (`seen_at`);--> statement-breakpoint
CREATE TABLE `login_failures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_key` text NOT NULL,
	`address_key` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_failures_account` ON `login_failures` (`account_key`,`at`);--> statement-breakpoint
CREATE INDEX `login_failures_address` ON `login_failures` (`address_key`,`at`);--> statement-breakpoint
CREATE INDEX `login_failures_at` ON `login_failures` (`at`);--> statement-breakpoint
CREATE TABLE `login_locks` (
	`key` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_locks_until` ON `login_locks` (`until`);--> statement-breakpoint
CREATE TABLE `login_tasks` (
	`challenge` text PRIMARY KEY NOT NULL,
	`account_key` text NOT NULL,
	`visitor` text NOT NULL,
	`answer` integer NOT NULL,
	`size` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_tasks_expires` ON `login_tasks` (`expires_at`);--> statement-breakpoint
CREATE TABLE `logins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`login_id` text NOT NULL,
	`member_id` integer NOT NULL,
	`at` integer NOT NULL,
	`way` text NOT NULL,
	`device` text,
	`browser` text,
	`country` text,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `logins_member` ON `logins` (`member_id`,`at`);--> statement-breakpoint
CREATE INDEX `logins_at` ON `logins` (`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `logins_login` ON `logins` (`login_id`);--> statement-breakpoint
CREATE TABLE `seen_bodies` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `seen_bodies_expires` ON `seen_bodies` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`ended_at` integer,
	`authenticated_at` integer DEFAULT 0 NOT NULL,
	`reauthenticated_at` integer,
	`stays` integer DEFAULT false NOT NULL,
	`reauthenticates` integer DEFAULT false NOT NULL,
	`login_id` text NOT NULL,
	`mark_hash` text,
	`end_reason` text,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_member` ON `sessions` (`member_id`);--> statement-breakpoint
CREATE INDEX `sessions_seen` ON `sessions` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `member_transfers` (
	`transfer_no` text PRIMARY KEY NOT NULL,
	`way` text NOT NULL,
	`member_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`intent_hash` text NOT NULL,
	`asked_hash` text NOT NULL,
	`requirement_id` integer NOT NULL,
	`locked` integer NOT NULL,
	`sequence` integer NOT NULL,
	`day` text NOT NULL,
	`balance_after` integer NOT NULL,
	`at` integer NOT NULL,
	`ledger_key` text NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`other_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ledger_key`) REFERENCES `ledger_transactions`(`idempotency_key`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "member_transfers_amount" CHECK(typeof("member_transfers"."amount") = 'integer' AND "member_transfers"."amount" > 0),
	CONSTRAINT "member_transfers_other" CHECK("member_transfers"."other_id" <> "member_transfers"."member_id"),
	CONSTRAINT "member_transfers_unlocked" CHECK("member_transfers"."balance_after" >= "member_transfers"."locked")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_transfers_intentHash_unique` ON `member_transfers` (`intent_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `member_transfers_ledgerKey_unique` ON `member_transfers` (`ledger_key`);--> statement-breakpoint
CREATE INDEX `member_transfers_member` ON `member_transfers` (`member_id`,`at`);--> statement-breakpoint
CREATE INDEX `member_transfers_day` ON `member_transfers` (`member_id`,`day`);--> statement-breakpoint
CREATE TABLE `quota_uses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `quota_uses_key` ON `quota_uses` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `quota_uses_at` ON `quota_uses` (`at`);--> statement-breakpoint
CREATE TABLE `verification_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`merchant` text NOT NULL,
	`purpose` text NOT NULL,
	`mobile` text NOT NULL,
	`code_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`visitor` text,
	`own_tries` integer DEFAULT 0 NOT NULL,
	`other_tries` integer DEFAULT 0 NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `verification_codes_mobile` ON `verification_codes` (`merchant`,`mobile`,`purpose`);--> statement-breakpoint
CREATE INDEX `verification_codes_expires` ON `verification_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `bank_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`merchant` text NOT NULL,
	`member_id` integer NOT NULL,
	`bank_code` text NOT NULL,
	`card_number` text NOT NULL,
	`holder` text NOT NULL,
	`bound_at` integer NOT NULL,
	`preferred_at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_cards_number` ON `bank_cards` (`merchant`,`bank_code`,`card_number`);--> statement-breakpoint
CREATE INDEX `bank_cards_member` ON `bank_cards` (`member_id`,`preferred_at`);--> statement-breakpoint
CREATE TABLE `payment_passwords` (
	`member_id` integer PRIMARY KEY NOT NULL,
	`changed_at` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`locked_until` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `wagering_requirements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member_id` integer NOT NULL,
	`source` text NOT NULL,
	`kind` text NOT NULL,
	`locked` integer NOT NULL,
	`required` integer NOT NULL,
	`promotion_id` integer,
	`game_type` text,
	`at` integer NOT NULL,
	`until` integer,
	`met_at` integer,
	`last_closing` integer,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wagering_requirements_locked" CHECK(typeof("wagering_requirements"."locked") = 'integer' AND "wagering_requirements"."locked" > 0),
	CONSTRAINT "wagering_requirements_required" CHECK(typeof("wagering_requirements"."required") = 'integer' AND "wagering_requirements"."required" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wagering_requirements_source_unique` ON `wagering_requirements` (`source`);--> statement-breakpoint
CREATE INDEX `wagering_requirements_member` ON `wagering_requirements` (`member_id`,`id`);--> statement-breakpoint
CREATE INDEX `wagering_requirements_open` ON `wagering_requirements` (`member_id`) WHERE last_closing IS NULL;--> statement-breakpoint
CREATE TABLE `withdrawal_steps` (
	`order_no` text NOT NULL,
	`step` text NOT NULL,
	`at` integer NOT NULL,
	`reason` text,
	`ledger_key` text,
	PRIMARY KEY(`order_no`, `step`),
	FOREIGN KEY (`order_no`) REFERENCES `withdrawals`(`order_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ledger_key`) REFERENCES `ledger_transactions`(`idempotency_key`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawal_steps_reason" CHECK(("withdrawal_steps"."reason" IS NOT NULL) = ("withdrawal_steps"."step" = 'returned'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawal_steps_ledgerKey_unique` ON `withdrawal_steps` (`ledger_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawal_steps_end` ON `withdrawal_steps` (`order_no`) WHERE step IN ('paid', 'returned');--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`order_no` text PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`sequence` integer NOT NULL,
	`intent_hash` text NOT NULL,
	`asked_hash` text NOT NULL,
	`day` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`free_time` integer NOT NULL,
	`free_of_day` integer NOT NULL,
	`bank_code` text NOT NULL,
	`card_number` text NOT NULL,
	`holder` text NOT NULL,
	`requirement_id` integer NOT NULL,
	`locked` integer NOT NULL,
	`balance_after` integer NOT NULL,
	`at` integer NOT NULL,
	`expected_at` integer NOT NULL,
	`latest_at` integer NOT NULL,
	`ledger_key` text NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ledger_key`) REFERENCES `ledger_transactions`(`idempotency_key`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawals_amount" CHECK(typeof("withdrawals"."amount") = 'integer' AND "withdrawals"."amount" > 0),
	CONSTRAINT "withdrawals_fee" CHECK(typeof("withdrawals"."fee") = 'integer' AND "withdrawals"."fee" BETWEEN 0 AND "withdrawals"."amount" - 1),
	CONSTRAINT "withdrawals_unlocked" CHECK("withdrawals"."balance_after" >= "withdrawals"."locked")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_intentHash_unique` ON `withdrawals` (`intent_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_ledgerKey_unique` ON `withdrawals` (`ledger_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_sequence` ON `withdrawals` (`member_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `withdrawals_member` ON `withdrawals` (`member_id`,`at`,`order_no`);--> statement-breakpoint
CREATE INDEX `withdrawals_day` ON `withdrawals` (`member_id`,`day`);
--> statement-breakpoint
-- What makes teams and their figures add up: everybody stands in one line, without circles, at one site; what is played,
-- paid in or withdrawn counts once, on a day that is not closed, and play money (types 4 and 40) never; a closed day never changes; and no settlement is kept
-- unless the ledger moved, in the same batch, what it says.

CREATE TRIGGER members_stand_at_one_site AFTER INSERT ON members
WHEN NEW.upline_id = NEW.id OR NEW.merchant <> (SELECT merchant FROM members WHERE id = NEW.upline_id)
BEGIN
  SELECT RAISE(ABORT, 'agents: no such upline');
END;
--> statement-breakpoint
CREATE TRIGGER members_join_line AFTER INSERT ON members
BEGIN
  INSERT INTO team_lines (ancestor_id, member_id, depth)
  SELECT ancestor_id, NEW.id, depth + 1 FROM team_lines WHERE member_id = NEW.upline_id
  UNION ALL SELECT NEW.id, NEW.id, 0;
END;
--> statement-breakpoint
CREATE TRIGGER members_move_without_circle BEFORE UPDATE OF upline_id ON members
WHEN NEW.merchant <> (SELECT merchant FROM members WHERE id = NEW.upline_id)
  OR EXISTS (SELECT 1 FROM team_lines WHERE ancestor_id = NEW.id AND member_id = NEW.upline_id)
BEGIN
  SELECT RAISE(ABORT, 'agents: no such upline');
END;
--> statement-breakpoint
CREATE TRIGGER members_move_with_branch AFTER UPDATE OF upline_id ON members
WHEN NEW.upline_id IS NOT OLD.upline_id
BEGIN
  DELETE FROM team_lines
  WHERE member_id IN (SELECT member_id FROM team_lines WHERE ancestor_id = NEW.id)
    AND ancestor_id IN (SELECT ancestor_id FROM team_lines WHERE member_id = NEW.id AND depth > 0);
  INSERT INTO team_lines (ancestor_id, member_id, depth)
  SELECT above.ancestor_id, below.member_id, above.depth + 1 + below.depth
  FROM team_lines above JOIN team_lines below ON below.ancestor_id = NEW.id
  WHERE above.member_id = NEW.upline_id;
END;
--> statement-breakpoint
CREATE TRIGGER members_keep_site BEFORE UPDATE OF merchant ON members
WHEN NEW.merchant <> OLD.merchant
BEGIN
  SELECT RAISE(ABORT, 'agents: a member stays at its site');
END;
--> statement-breakpoint
CREATE TRIGGER game_closings_count AFTER INSERT ON game_closings
WHEN NEW.kind = 'win' AND (SELECT m.type FROM members m WHERE m.id = NEW.member_id) NOT IN (4, 40)
BEGIN
  INSERT INTO played_quarters (member_id, quarter, game_type, turnover, net_win, bets)
  SELECT m.id, MAX(NEW.at / 900000, COALESCE(
    (SELECT MAX(until_quarter) FROM agent_days WHERE merchant = m.merchant AND closed_at IS NOT NULL),
    0
  )), COALESCE((SELECT game_type FROM games WHERE node_id = NEW.node_id), ''), b.amount, b.amount - NEW.amount, 1
  FROM game_bets b JOIN members m ON m.id = NEW.member_id
  WHERE b.vendor = NEW.vendor AND b.transaction_id = NEW.bet_id
  ON CONFLICT (member_id, quarter, game_type) DO UPDATE
  SET turnover = turnover + excluded.turnover, net_win = net_win + excluded.net_win, bets = bets + 1;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_count AFTER UPDATE OF member_id ON ledger_entries
WHEN NEW.member_id IS NOT NULL
  AND NEW.kind IN ('deposit', 'withdraw.hold', 'withdraw.return', 'bonus', 'bonus.back')
BEGIN
  INSERT INTO money_quarters (member_id, quarter, deposits, withdrawals, bonuses)
  SELECT m.id, MAX(NEW.at / 900000, COALESCE(
    (SELECT MAX(until_quarter) FROM agent_days WHERE merchant = m.merchant AND closed_at IS NOT NULL),
    0
  )), iif(NEW.kind = 'deposit', NEW.amount, 0), iif(NEW.kind GLOB 'withdraw.*', -NEW.amount, 0),
    iif(NEW.kind GLOB 'bonus*', NEW.amount, 0)
  FROM members m WHERE m.id = NEW.member_id
  ON CONFLICT (member_id, quarter) DO UPDATE
  SET deposits = deposits + excluded.deposits, withdrawals = withdrawals + excluded.withdrawals,
    bonuses = bonuses + excluded.bonuses;
END;
--> statement-breakpoint
CREATE TRIGGER played_quarters_grow BEFORE UPDATE ON played_quarters
WHEN NEW.bets <= OLD.bets
  OR (NEW.member_id, NEW.quarter, NEW.game_type) <> (OLD.member_id, OLD.quarter, OLD.game_type)
BEGIN
  SELECT RAISE(ABORT, 'agents: sums only grow');
END;
--> statement-breakpoint
CREATE TRIGGER played_quarters_remain BEFORE DELETE ON played_quarters
BEGIN
  SELECT RAISE(ABORT, 'agents: sums are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER money_quarters_remain BEFORE DELETE ON money_quarters
BEGIN
  SELECT RAISE(ABORT, 'agents: sums are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER agent_days_stay BEFORE UPDATE ON agent_days
WHEN (NEW.merchant, NEW.day, NEW.until_quarter) <> (OLD.merchant, OLD.day, OLD.until_quarter)
  OR (OLD.closed_at IS NOT NULL AND (
    NEW.closed_at IS NOT OLD.closed_at OR NEW.rules <> OLD.rules OR NEW.updated_at <> OLD.updated_at
    OR OLD.settled_at IS NOT NULL
  ))
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER agent_days_remain BEFORE DELETE ON agent_days
WHEN OLD.closed_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER member_days_before_closing BEFORE INSERT ON member_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = NEW.member_id AND d.day = NEW.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER member_days_stay BEFORE UPDATE ON member_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND ((m.id = OLD.member_id AND d.day = OLD.day)
    OR (m.id = NEW.member_id AND d.day = NEW.day))
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER member_days_remain BEFORE DELETE ON member_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = OLD.member_id AND d.day = OLD.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER member_play_days_before_closing BEFORE INSERT ON member_play_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = NEW.member_id AND d.day = NEW.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER member_play_days_stay BEFORE UPDATE ON member_play_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND ((m.id = OLD.member_id AND d.day = OLD.day)
    OR (m.id = NEW.member_id AND d.day = NEW.day))
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER member_play_days_remain BEFORE DELETE ON member_play_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = OLD.member_id AND d.day = OLD.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER team_days_before_closing BEFORE INSERT ON team_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = NEW.agent_id AND d.day = NEW.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER team_days_stay BEFORE UPDATE ON team_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND ((m.id = OLD.agent_id AND d.day = OLD.day)
    OR (m.id = NEW.agent_id AND d.day = NEW.day))
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER team_days_remain BEFORE DELETE ON team_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = OLD.agent_id AND d.day = OLD.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER team_play_days_before_closing BEFORE INSERT ON team_play_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = NEW.agent_id AND d.day = NEW.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER team_play_days_stay BEFORE UPDATE ON team_play_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND ((m.id = OLD.agent_id AND d.day = OLD.day)
    OR (m.id = NEW.agent_id AND d.day = NEW.day))
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER team_play_days_remain BEFORE DELETE ON team_play_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = OLD.agent_id AND d.day = OLD.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER agent_corrections_before_closing BEFORE INSERT ON agent_corrections
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = NEW.agent_id AND d.day = NEW.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;
--> statement-breakpoint
CREATE TRIGGER agent_corrections_stay BEFORE UPDATE ON agent_corrections
BEGIN
  SELECT RAISE(ABORT, 'agents: corrections are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER agent_corrections_remain BEFORE DELETE ON agent_corrections
BEGIN
  SELECT RAISE(ABORT, 'agents: corrections are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER agent_agreements_stay BEFORE UPDATE ON agent_agreements
WHEN (NEW.id, NEW.kind, NEW.agent_id, NEW.version, NEW.terms, NEW.offered_at, NEW.answer_before)
  <> (OLD.id, OLD.kind, OLD.agent_id, OLD.version, OLD.terms, OLD.offered_at, OLD.answer_before)
  OR NEW.offered_by IS NOT OLD.offered_by
  OR (OLD.state <> 'offered' AND (
    NEW.state <> OLD.state OR NEW.answered_at IS NOT OLD.answered_at OR NEW.from_day IS NOT OLD.from_day
  ))
BEGIN
  SELECT RAISE(ABORT, 'agreements: what was agreed is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER agent_agreements_remain BEFORE DELETE ON agent_agreements
BEGIN
  SELECT RAISE(ABORT, 'agreements: what was agreed is never forgotten');
END;
--> statement-breakpoint
CREATE TRIGGER settlements_of_closed_days BEFORE INSERT ON settlements
WHEN NEW.from_day > NEW.to_day OR NOT EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = NEW.agent_id AND d.day = NEW.to_day
)
BEGIN
  SELECT RAISE(ABORT, 'settlements: the day is not closed');
END;
--> statement-breakpoint
CREATE TRIGGER settlements_carry_on BEFORE INSERT ON settlements
WHEN NEW.carried_in <> COALESCE(
  (
    SELECT carried_out FROM settlements WHERE agent_id = NEW.agent_id AND kind = NEW.kind
    ORDER BY from_day DESC LIMIT 1
  ),
  0
) OR NEW.from_day <= (SELECT MAX(to_day) FROM settlements WHERE agent_id = NEW.agent_id AND kind = NEW.kind)
BEGIN
  SELECT RAISE(ABORT, 'settlements: another one was faster');
END;
--> statement-breakpoint
CREATE TRIGGER settlements_add_up BEFORE INSERT ON settlements
WHEN CASE NEW.kind
  WHEN 'commission' THEN NEW.amount + NEW.carried_out <> NEW.gross - NEW.paid_down - NEW.deductions + NEW.carried_in
    OR (NEW.amount > 0 AND NEW.carried_out < 0)
  ELSE NEW.amount <> MAX(0, NEW.gross - NEW.paid_down) OR NEW.deductions <> 0
END
BEGIN
  SELECT RAISE(ABORT, 'settlements: it does not add up');
END;
--> statement-breakpoint
CREATE TRIGGER settlements_moved BEFORE INSERT ON settlements
WHEN NEW.amount > 0 AND NOT EXISTS (
  SELECT 1 FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id AND e.account_id = 'member:' || NEW.agent_id
  WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted' AND t.source = 'settlement:' || NEW.id
    AND t.kind = 'agent.' || NEW.kind AND e.amount = NEW.amount
)
BEGIN
  SELECT RAISE(ABORT, 'settlements: the ledger moved another amount');
END;
--> statement-breakpoint
CREATE TRIGGER settlements_stay BEFORE UPDATE ON settlements
BEGIN
  SELECT RAISE(ABORT, 'settlements: what was settled is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER settlements_remain BEFORE DELETE ON settlements
BEGIN
  SELECT RAISE(ABORT, 'settlements: what was settled is never forgotten');
END;

--> statement-breakpoint
-- What makes agreements with agents hold: the direct upline alone offers, never more than it holds itself; an answer comes
-- in time and once; an upline's offers go with it; and of each kind one is in force at a time. Rates are in hundredths of a percent.

CREATE TRIGGER agent_agreements_of_upline BEFORE INSERT ON agent_agreements
WHEN NEW.offered_by IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM members WHERE id = NEW.agent_id AND upline_id = NEW.offered_by)
BEGIN
  SELECT RAISE(ABORT, 'agreements: only the upline offers');
END;
--> statement-breakpoint
CREATE TRIGGER agent_agreements_within BEFORE INSERT ON agent_agreements
WHEN NEW.offered_by IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM agent_agreements u
  WHERE u.agent_id = NEW.offered_by AND u.kind = NEW.kind AND u.state = 'accepted'
    AND (u.until_day IS NULL OR u.until_day >= DATE(NEW.offered_at / 1000, 'unixepoch'))
    AND NEW.terms ->> 'playerTurnover' >= u.terms ->> 'playerTurnover'
    AND NOT EXISTS (
      SELECT 1 FROM json_each(NEW.terms, '$.tiers') t
      WHERE t.value ->> 'rate' > COALESCE((
        SELECT MAX(o.value ->> 'rate') FROM json_each(u.terms, '$.tiers') o
        WHERE o.value ->> 'from' <= t.value ->> 'from' AND o.value ->> 'players' <= t.value ->> 'players'
      ), 0)
    )
)
BEGIN
  SELECT RAISE(ABORT, 'agreements: more than the upline holds');
END;
--> statement-breakpoint
CREATE TRIGGER agent_agreements_in_time BEFORE UPDATE ON agent_agreements
WHEN OLD.state = 'offered' AND NEW.state IN ('accepted', 'refused') AND NEW.answered_at > OLD.answer_before
BEGIN
  SELECT RAISE(ABORT, 'agreements: the time to answer is over');
END;
--> statement-breakpoint
CREATE TRIGGER agent_agreements_accepted_of_upline BEFORE UPDATE ON agent_agreements
WHEN OLD.state = 'offered' AND NEW.state = 'accepted' AND NEW.offered_by IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM members WHERE id = NEW.agent_id AND upline_id = NEW.offered_by)
BEGIN
  SELECT RAISE(ABORT, 'agreements: only the upline offers');
END;
--> statement-breakpoint
CREATE TRIGGER agent_agreements_accepted_within BEFORE UPDATE ON agent_agreements
WHEN OLD.state = 'offered' AND NEW.state = 'accepted' AND NEW.offered_by IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM agent_agreements u
  WHERE u.agent_id = NEW.offered_by AND u.kind = NEW.kind AND u.state = 'accepted'
    AND u.from_day <= NEW.from_day AND (u.until_day IS NULL OR u.until_day >= NEW.from_day)
    AND NEW.terms ->> 'playerTurnover' >= u.terms ->> 'playerTurnover'
    AND NOT EXISTS (
      SELECT 1 FROM json_each(NEW.terms, '$.tiers') t
      WHERE t.value ->> 'rate' > COALESCE((
        SELECT MAX(o.value ->> 'rate') FROM json_each(u.terms, '$.tiers') o
        WHERE o.value ->> 'from' <= t.value ->> 'from' AND o.value ->> 'players' <= t.value ->> 'players'
      ), 0)
    )
)
BEGIN
  SELECT RAISE(ABORT, 'agreements: more than the upline holds');
END;
--> statement-breakpoint
CREATE TRIGGER members_leave_offers AFTER UPDATE OF upline_id ON members
WHEN NEW.upline_id IS NOT OLD.upline_id
BEGIN
  UPDATE agent_agreements SET state = 'withdrawn', answered_at = unixepoch() * 1000
  WHERE agent_id = NEW.id AND state = 'offered' AND offered_by = OLD.upline_id;
END;
--> statement-breakpoint
CREATE TRIGGER agent_agreements_one_in_force BEFORE UPDATE ON agent_agreements
WHEN OLD.state = 'offered' AND NEW.state = 'accepted' AND EXISTS (
  SELECT 1 FROM agent_agreements o
  WHERE o.agent_id = NEW.agent_id AND o.kind = NEW.kind AND o.state = 'accepted'
    AND (o.until_day IS NULL OR o.until_day >= NEW.from_day)
)
BEGIN
  SELECT RAISE(ABORT, 'agreements: the one before has not ended');
END;
--> statement-breakpoint
CREATE TRIGGER agent_agreements_one_put_in BEFORE INSERT ON agent_agreements
WHEN NEW.state = 'accepted' AND NOT EXISTS (SELECT 1 FROM agent_agreements WHERE id = NEW.id) AND EXISTS (
  SELECT 1 FROM agent_agreements o
  WHERE o.agent_id = NEW.agent_id AND o.kind = NEW.kind AND o.state = 'accepted'
    AND (o.until_day IS NULL OR o.until_day >= NEW.from_day)
    AND (NEW.until_day IS NULL OR NEW.until_day >= o.from_day)
)
BEGIN
  SELECT RAISE(ABORT, 'agreements: the one before has not ended');
END;
--> statement-breakpoint
CREATE TRIGGER agent_agreements_end_once BEFORE UPDATE ON agent_agreements
WHEN OLD.until_day IS NOT NULL AND (NEW.until_day IS NULL OR NEW.until_day > OLD.until_day)
BEGIN
  SELECT RAISE(ABORT, 'agreements: it has ended before');
END;

--> statement-breakpoint
-- What a frozen account is kept from, also where the call was under way when its member objected: what protects an account
-- changes with noticeStatements of it alone, and money leaves by the kinds named here. New login passwords are judged where they are
-- set: they are how its owner gets back in.

CREATE TRIGGER objection_links_frozen BEFORE INSERT ON objection_links
WHEN NEW.change <> 'passwordChanged'
  AND EXISTS (SELECT 1 FROM members WHERE id = NEW.member_id AND frozen_until > NEW.at)
BEGIN
  SELECT RAISE(ABORT, 'frozen: the member has objected');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_frozen BEFORE INSERT ON ledger_entries
WHEN NEW.amount < 0
  AND NEW.kind IN ('withdraw.hold', 'transfer.up', 'transfer.down', 'transfer.out', 'transfer.in')
  AND EXISTS (
    SELECT 1 FROM ledger_accounts a JOIN members m ON m.id = a.member_id
    WHERE a.id = NEW.account_id AND m.frozen_until > NEW.at
  )
BEGIN
  SELECT RAISE(ABORT, 'frozen: the member has objected');
END;
--> statement-breakpoint
CREATE TRIGGER mall_redemptions_frozen BEFORE INSERT ON mall_redemptions
WHEN EXISTS (SELECT 1 FROM members WHERE id = NEW.member_id AND frozen_until > NEW.at)
BEGIN
  SELECT RAISE(ABORT, 'frozen: the member has objected');
END;

--> statement-breakpoint
-- What makes the money of games add up: a bet is closed once, by a win or by a rollback that gives it back whole; a bet
-- that was rolled back before it came stays out; and no call of a vendor is kept as heeded unless the ledger moved, in
-- the same batch, what it says. Nothing that was written is ever changed.

CREATE TRIGGER game_bets_after_rollback BEFORE INSERT ON game_bets
WHEN EXISTS (SELECT 1 FROM game_closings WHERE vendor = NEW.vendor AND bet_id = NEW.transaction_id)
BEGIN
  SELECT RAISE(ABORT, 'games: the bet was rolled back');
END;
--> statement-breakpoint
CREATE TRIGGER game_bets_stay BEFORE UPDATE ON game_bets
BEGIN
  SELECT RAISE(ABORT, 'games: bets are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER game_bets_remain BEFORE DELETE ON game_bets
BEGIN
  SELECT RAISE(ABORT, 'games: bets are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER game_closings_win BEFORE INSERT ON game_closings
WHEN NEW.kind = 'win' AND NOT EXISTS (
  SELECT 1 FROM game_bets
  WHERE vendor = NEW.vendor AND transaction_id = NEW.bet_id AND member_id = NEW.member_id
)
BEGIN
  SELECT RAISE(ABORT, 'games: the member placed no such bet');
END;
--> statement-breakpoint
CREATE TRIGGER game_closings_rollback BEFORE INSERT ON game_closings
WHEN NEW.kind <> 'win' AND NEW.amount <> COALESCE(
  (
    SELECT CASE WHEN member_id = NEW.member_id THEN amount ELSE -1 END FROM game_bets
    WHERE vendor = NEW.vendor AND transaction_id = NEW.bet_id
  ),
  0
)
BEGIN
  SELECT RAISE(ABORT, 'games: a rollback gives back the bet');
END;
--> statement-breakpoint
CREATE TRIGGER game_closings_stay BEFORE UPDATE ON game_closings
BEGIN
  SELECT RAISE(ABORT, 'games: a bet is closed once');
END;
--> statement-breakpoint
CREATE TRIGGER game_closings_remain BEFORE DELETE ON game_closings
BEGIN
  SELECT RAISE(ABORT, 'games: a closed bet stays closed');
END;
--> statement-breakpoint
CREATE TRIGGER vendor_transactions_moved BEFORE INSERT ON vendor_transactions
WHEN COALESCE(
  (
    SELECT SUM(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted'
      AND (e.account_id = 'member:' || NEW.member_id OR e.account_id GLOB 'vendor:*:' || NEW.member_id)
  ),
  0
) <> CASE NEW.kind
  WHEN 'bet' THEN COALESCE(
    (SELECT -amount FROM game_bets WHERE vendor = NEW.vendor AND transaction_id = NEW.id),
    1
  )
  ELSE COALESCE(
    (SELECT amount FROM game_closings WHERE vendor = NEW.vendor AND transaction_id = NEW.id),
    0
  )
END
BEGIN
  SELECT RAISE(ABORT, 'games: the ledger moved another amount');
END;
--> statement-breakpoint
CREATE TRIGGER vendor_transactions_stay BEFORE UPDATE ON vendor_transactions
BEGIN
  SELECT RAISE(ABORT, 'games: what was heeded is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER vendor_transactions_remain BEFORE DELETE ON vendor_transactions
BEGIN
  SELECT RAISE(ABORT, 'games: what was heeded is never forgotten');
END;

--> statement-breakpoint
-- What makes jackpots add up: a bet feeds them once, when it is settled; the bet that brings one to its mark wins all
-- that is in it, is paid in the same batch, and no other bet is; then it begins anew at the house's expense, at a mark
-- drawn anew. What was won is never changed. Play money, of trials (type 4) and free accounts (40), neither feeds nor wins.

CREATE TRIGGER jackpots_grow AFTER INSERT ON game_closings
WHEN NEW.kind = 'win' AND EXISTS (
  SELECT 1 FROM games WHERE node_id = NEW.node_id AND instr(classifies, '|Jackpot|') > 0
) AND (SELECT type FROM members WHERE id = NEW.member_id) NOT IN (4, 40)
BEGIN
  UPDATE jackpots
  SET amount = MIN(
    must_fall_by,
    amount + share * (
      SELECT amount FROM game_bets WHERE vendor = NEW.vendor AND transaction_id = NEW.bet_id
    ) / 10000
  )
  WHERE merchant = (SELECT merchant FROM members WHERE id = NEW.member_id);
  INSERT INTO jackpot_falls (source, merchant, jackpot_id, number, member_id, node_id, closing_id, amount, at)
  SELECT 'jackpot:' || merchant || '-' || id || '-' || (falls + 1), merchant, id, falls + 1, NEW.member_id, NEW.node_id, NEW.id, amount, NEW.at
  FROM jackpots
  WHERE merchant = (SELECT merchant FROM members WHERE id = NEW.member_id) AND amount >= falls_at;
END;
--> statement-breakpoint
CREATE TRIGGER jackpot_falls_pay AFTER INSERT ON jackpot_falls
BEGIN
  INSERT INTO ledger_accounts (id, may_be_negative)
  SELECT 'house:jackpots', 1 WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE id = 'house:jackpots');
  INSERT INTO ledger_accounts (id, member_id, may_be_negative)
  SELECT 'member:' || NEW.member_id, NEW.member_id, 0
  WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE id = 'member:' || NEW.member_id);
  INSERT INTO ledger_transactions (id, idempotency_key, kind, source, fingerprint, created_at)
  VALUES (NEW.source, NEW.source, 'jackpot', NEW.source, NEW.source, NEW.at);
  INSERT INTO ledger_entries (transaction_id, account_id, amount, kind, at)
  VALUES
    (NEW.source, 'member:' || NEW.member_id, NEW.amount, 'jackpot', NEW.at),
    (NEW.source, 'house:jackpots', -NEW.amount, 'jackpot', NEW.at);
  UPDATE ledger_transactions SET status = 'posted' WHERE id = NEW.source;
  UPDATE jackpots
  SET amount = base, falls = NEW.number, falls_at = base + 1 + (random() & 9223372036854775807) % (must_fall_by - base)
  WHERE merchant = NEW.merchant AND id = NEW.jackpot_id;
END;
--> statement-breakpoint
CREATE TRIGGER jackpot_falls_won BEFORE INSERT ON jackpot_falls
WHEN NOT EXISTS (
  SELECT 1 FROM jackpots
  WHERE merchant = NEW.merchant AND id = NEW.jackpot_id AND falls = NEW.number - 1 AND amount = NEW.amount
    AND amount >= falls_at
) OR NOT EXISTS (
  SELECT 1 FROM game_closings WHERE id = NEW.closing_id AND member_id = NEW.member_id AND kind = 'win'
) OR (SELECT type FROM members WHERE id = NEW.member_id) IN (4, 40)
BEGIN
  SELECT RAISE(ABORT, 'jackpots: nobody has won it');
END;
--> statement-breakpoint
CREATE TRIGGER jackpots_move BEFORE UPDATE ON jackpots
WHEN NEW.amount < OLD.amount AND NOT EXISTS (
  SELECT 1 FROM jackpot_falls
  WHERE merchant = NEW.merchant AND jackpot_id = NEW.id AND number = NEW.falls AND amount = OLD.amount
    AND NEW.falls = OLD.falls + 1
)
BEGIN
  SELECT RAISE(ABORT, 'jackpots: what is in it is won and goes nowhere else');
END;
--> statement-breakpoint
CREATE TRIGGER jackpot_falls_stay BEFORE UPDATE ON jackpot_falls
BEGIN
  SELECT RAISE(ABORT, 'jackpots: a fall is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER jackpot_falls_remain BEFORE DELETE ON jackpot_falls
BEGIN
  SELECT RAISE(ABORT, 'jackpots: a fall is never deleted');
END;

--> statement-breakpoint
-- What makes the ledger a ledger: entries go into an open transaction only, a transaction is posted once and only
-- when its entries sum to zero, and posting is what moves balances. Nothing that was written is ever changed.

CREATE TRIGGER ledger_accounts_start_empty BEFORE INSERT ON ledger_accounts
WHEN NEW.balance <> 0
BEGIN
  SELECT RAISE(ABORT, 'ledger: an account starts empty');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_start_open BEFORE INSERT ON ledger_transactions
WHEN NEW.status <> 'open'
BEGIN
  SELECT RAISE(ABORT, 'ledger: a transaction starts open');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_into_open BEFORE INSERT ON ledger_entries
WHEN (SELECT status FROM ledger_transactions WHERE id = NEW.transaction_id) IS NOT 'open'
BEGIN
  SELECT RAISE(ABORT, 'ledger: the transaction is closed');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_like_transaction BEFORE INSERT ON ledger_entries
WHEN NEW.balance IS NOT NULL OR NEW.member_id IS NOT NULL OR NOT EXISTS (
  SELECT 1 FROM ledger_transactions WHERE id = NEW.transaction_id AND kind = NEW.kind AND created_at = NEW.at
  AND vendor IS NEW.vendor
)
BEGIN
  SELECT RAISE(ABORT, 'ledger: an entry has the kind, time and vendor of its transaction');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE ON ledger_entries
WHEN OLD.balance IS NOT NULL OR NEW.balance IS NULL OR NEW.vendor IS NOT OLD.vendor
  OR (NEW.id, NEW.transaction_id, NEW.account_id, NEW.amount, NEW.kind, NEW.at)
  <> (OLD.id, OLD.transaction_id, OLD.account_id, OLD.amount, OLD.kind, OLD.at)
BEGIN
  SELECT RAISE(ABORT, 'ledger: entries are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_remain BEFORE DELETE ON ledger_entries
BEGIN
  SELECT RAISE(ABORT, 'ledger: entries are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_remain BEFORE DELETE ON ledger_transactions
BEGIN
  SELECT RAISE(ABORT, 'ledger: transactions are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_posted_once BEFORE UPDATE ON ledger_transactions
WHEN OLD.status = 'posted' OR NEW.status <> 'posted'
BEGIN
  SELECT RAISE(ABORT, 'ledger: a transaction is posted once');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_balanced BEFORE UPDATE ON ledger_transactions
WHEN (SELECT COUNT(*) < 2 OR SUM(amount) <> 0 FROM ledger_entries WHERE transaction_id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'ledger: entries do not sum to zero');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_post AFTER UPDATE ON ledger_transactions
BEGIN
  UPDATE ledger_accounts
  SET balance = balance + (
    SELECT SUM(amount) FROM ledger_entries WHERE transaction_id = NEW.id AND account_id = ledger_accounts.id
  )
  WHERE id IN (SELECT account_id FROM ledger_entries WHERE transaction_id = NEW.id);
  UPDATE ledger_entries
  SET (balance, member_id) = (
    SELECT balance, iif(id GLOB 'member:*' OR id GLOB 'vendor:*', member_id, NULL)
    FROM ledger_accounts WHERE id = ledger_entries.account_id
  )
  WHERE transaction_id = NEW.id;
  INSERT INTO ledger_quarters (member_id, quarter, kind, vendor, amount, movements)
  SELECT member_id, at / 900000, kind, COALESCE(vendor, ''), SUM(amount), COUNT(*)
  FROM ledger_entries
  WHERE transaction_id = NEW.id AND member_id IS NOT NULL
  GROUP BY member_id
  ON CONFLICT (member_id, quarter, kind, vendor) DO UPDATE
  SET amount = amount + excluded.amount, movements = movements + excluded.movements;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_quarters_grow BEFORE UPDATE ON ledger_quarters
WHEN NEW.movements <= OLD.movements
  OR (NEW.member_id, NEW.quarter, NEW.kind, NEW.vendor) <> (OLD.member_id, OLD.quarter, OLD.kind, OLD.vendor)
BEGIN
  SELECT RAISE(ABORT, 'ledger: sums only grow');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_quarters_remain BEFORE DELETE ON ledger_quarters
BEGIN
  SELECT RAISE(ABORT, 'ledger: sums are never deleted');
END;

--> statement-breakpoint
-- What makes the points mall add up: an item is taken at its own price while there is one, with the points that the ledger
-- moved for it in the same batch and the bonus that it brings; each redemption ends once, and what comes back can be taken
-- again. Nothing that was written is ever changed.

CREATE TRIGGER mall_redemptions_of_item BEFORE INSERT ON mall_redemptions
WHEN NOT EXISTS (
  SELECT 1 FROM mall_items i JOIN members m ON m.id = NEW.member_id AND m.merchant = i.merchant
  WHERE i.merchant = NEW.merchant AND i.id = NEW.item_id AND i.kind = NEW.kind AND i.points = NEW.points
    AND NOT i.hidden AND (i.stock IS NULL OR i.stock > 0)
)
BEGIN
  SELECT RAISE(ABORT, 'mall: the item is another one by now');
END;
--> statement-breakpoint
CREATE TRIGGER mall_redemptions_moved BEFORE INSERT ON mall_redemptions
WHEN NOT EXISTS (
  SELECT 1 FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted' AND t.source = 'mall:' || NEW.order_no
    AND e.account_id = 'points:' || NEW.member_id AND e.amount = -NEW.points
)
BEGIN
  SELECT RAISE(ABORT, 'mall: the ledger moved other points');
END;
--> statement-breakpoint
CREATE TRIGGER mall_redemptions_bonus BEFORE INSERT ON mall_redemptions
WHEN NEW.kind = 'bonus' AND NOT EXISTS (
  SELECT 1 FROM mall_items i
  JOIN rewards r ON r.origin = 'mall:' || NEW.order_no AND r.member_id = NEW.member_id
    AND r.money = i.money AND r.times = i.times
  JOIN reward_claims c ON c.reward_id = r.id
  WHERE i.merchant = NEW.merchant AND i.id = NEW.item_id
)
BEGIN
  SELECT RAISE(ABORT, 'mall: the bonus is missing');
END;
--> statement-breakpoint
CREATE TRIGGER mall_redemptions_taken AFTER INSERT ON mall_redemptions
BEGIN
  UPDATE mall_items SET stock = stock - 1
  WHERE merchant = NEW.merchant AND id = NEW.item_id AND stock IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER mall_redemptions_stay BEFORE UPDATE ON mall_redemptions
BEGIN
  SELECT RAISE(ABORT, 'mall: what was taken is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER mall_redemptions_remain BEFORE DELETE ON mall_redemptions
BEGIN
  SELECT RAISE(ABORT, 'mall: what was taken is never forgotten');
END;
--> statement-breakpoint
CREATE TRIGGER mall_steps_in_order BEFORE INSERT ON mall_steps
WHEN NEW.step <> 'ordered' AND NOT EXISTS (
  SELECT 1 FROM mall_steps WHERE order_no = NEW.order_no AND step = 'ordered'
)
BEGIN
  SELECT RAISE(ABORT, 'mall: a step comes before its time');
END;
--> statement-breakpoint
CREATE TRIGGER mall_steps_before_the_end BEFORE INSERT ON mall_steps
WHEN EXISTS (SELECT 1 FROM mall_steps WHERE order_no = NEW.order_no AND step IN ('delivered', 'returned'))
BEGIN
  SELECT RAISE(ABORT, 'mall: it has ended');
END;
--> statement-breakpoint
CREATE TRIGGER mall_steps_returned BEFORE INSERT ON mall_steps
WHEN NEW.step = 'returned' AND NOT EXISTS (
  SELECT 1 FROM mall_redemptions r
  JOIN ledger_transactions t ON t.idempotency_key = NEW.ledger_key AND t.status = 'posted'
    AND t.source = 'mall:' || NEW.order_no
  JOIN ledger_entries e ON e.transaction_id = t.id
    AND e.account_id = 'points:' || r.member_id AND e.amount = r.points
  WHERE r.order_no = NEW.order_no AND r.kind <> 'bonus'
)
BEGIN
  SELECT RAISE(ABORT, 'mall: the points did not go back');
END;
--> statement-breakpoint
CREATE TRIGGER mall_steps_restocked AFTER INSERT ON mall_steps
WHEN NEW.step = 'returned'
BEGIN
  UPDATE mall_items SET stock = stock + 1
  WHERE stock IS NOT NULL
    AND (merchant, id) = (SELECT merchant, item_id FROM mall_redemptions WHERE order_no = NEW.order_no);
END;
--> statement-breakpoint
CREATE TRIGGER mall_steps_stay BEFORE UPDATE ON mall_steps
BEGIN
  SELECT RAISE(ABORT, 'mall: steps are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER mall_steps_remain BEFORE DELETE ON mall_steps
BEGIN
  SELECT RAISE(ABORT, 'mall: steps are never deleted');
END;

--> statement-breakpoint
-- What makes deposits add up: no more than five orders of a member wait for a payment at once; no payment is kept unless
-- the ledger moved, in the same batch, what it comes to; its fee is the one of its order; the bonus of an order comes with
-- the payment that makes it whole, when it is the member's first; a text that is not the order's reference credits an
-- order that is open for just that much, or what staff have matched; a member ends an order that was not paid in whole,
-- and nobody ends it twice. Nothing that was written is ever changed.

CREATE TRIGGER payments_moved BEFORE INSERT ON payments
WHEN COALESCE(
  (
    SELECT SUM(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.idempotency_key IN (NEW.ledger_key, NEW.ledger_key || ':fee') AND t.status = 'posted'
      AND t.source = 'deposit:' || NEW.order_no AND e.account_id = 'member:' || NEW.member_id
  ),
  0
) <> NEW.amount - NEW.fee
BEGIN
  SELECT RAISE(ABORT, 'payments: the ledger moved another amount');
END;
--> statement-breakpoint
CREATE TRIGGER payments_fee BEFORE INSERT ON payments
WHEN NEW.fee IS NOT (
  SELECT NEW.amount / 10000 * fee_rate + NEW.amount % 10000 * fee_rate / 10000
  FROM deposits WHERE order_no = NEW.order_no
)
BEGIN
  SELECT RAISE(ABORT, 'payments: the order has another fee');
END;
--> statement-breakpoint
-- Money that named no order is matched out of what was kept aside, and no other money is.
CREATE TRIGGER payments_matched BEFORE INSERT ON payments
WHEN COALESCE(
  (
    SELECT SUM(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.idempotency_key = NEW.ledger_key AND e.account_id = 'house:unmatched'
  ),
  0
) <> -COALESCE((SELECT amount FROM unmatched_payments WHERE provider = NEW.provider AND id = NEW.id), 0)
BEGIN
  SELECT RAISE(ABORT, 'payments: kept aside');
END;
--> statement-breakpoint
-- What a bank made of a reference is worth as much as the reference while the order waits for exactly this amount.
CREATE TRIGGER payments_named BEFORE INSERT ON payments
WHEN NOT EXISTS (SELECT 1 FROM unmatched_payments WHERE provider = NEW.provider AND id = NEW.id)
  AND NOT EXISTS (
    SELECT 1 FROM deposits d WHERE d.order_no = NEW.order_no AND d.provider = NEW.provider AND (
      d.reference = NEW.reference
      OR (
        NEW.at < d.expires_at
        AND NOT EXISTS (SELECT 1 FROM deposit_endings e WHERE e.order_no = d.order_no)
        AND NEW.amount = d.amount
          - COALESCE((SELECT SUM(p.amount) FROM payments p WHERE p.order_no = d.order_no), 0)
      )
    )
  )
BEGIN
  SELECT RAISE(ABORT, 'payments: no order waits for this');
END;
--> statement-breakpoint
CREATE TRIGGER unmatched_payments_moved BEFORE INSERT ON unmatched_payments
WHEN COALESCE(
  (
    SELECT SUM(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted' AND e.account_id = 'house:unmatched'
  ),
  0
) <> NEW.amount
BEGIN
  SELECT RAISE(ABORT, 'payments: the ledger moved another amount');
END;
--> statement-breakpoint
CREATE TRIGGER unmatched_payments_unknown BEFORE INSERT ON unmatched_payments
WHEN EXISTS (SELECT 1 FROM payments WHERE provider = NEW.provider AND id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'payments: kept aside');
END;
--> statement-breakpoint
CREATE TRIGGER unmatched_payments_stay BEFORE UPDATE ON unmatched_payments
BEGIN
  SELECT RAISE(ABORT, 'payments: what came in is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER unmatched_payments_remain BEFORE DELETE ON unmatched_payments
BEGIN
  SELECT RAISE(ABORT, 'payments: what came in is never forgotten');
END;
--> statement-breakpoint
CREATE TRIGGER payments_stay BEFORE UPDATE ON payments
BEGIN
  SELECT RAISE(ABORT, 'payments: what came in is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER payments_remain BEFORE DELETE ON payments
BEGIN
  SELECT RAISE(ABORT, 'payments: what came in is never forgotten');
END;
--> statement-breakpoint
CREATE TRIGGER deposits_few BEFORE INSERT ON deposits
WHEN 5 <= (
  SELECT COUNT(*) FROM deposits d WHERE d.member_id = NEW.member_id AND d.expires_at > NEW.created_at
    AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.order_no = d.order_no)
    AND NOT EXISTS (SELECT 1 FROM deposit_endings e WHERE e.order_no = d.order_no)
)
BEGIN
  SELECT RAISE(ABORT, 'payments: too many orders wait');
END;
--> statement-breakpoint
CREATE TRIGGER deposits_stay BEFORE UPDATE ON deposits
BEGIN
  SELECT RAISE(ABORT, 'payments: orders are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER deposits_remain BEFORE DELETE ON deposits
BEGIN
  SELECT RAISE(ABORT, 'payments: orders are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER deposit_endings_unpaid BEFORE INSERT ON deposit_endings
WHEN NEW.kind = 'cancelled' AND EXISTS (
  SELECT 1 FROM deposits d WHERE d.order_no = NEW.order_no AND (
    NEW.at >= d.expires_at
    OR d.amount <= (SELECT SUM(p.amount) FROM payments p WHERE p.order_no = d.order_no)
  )
)
BEGIN
  SELECT RAISE(ABORT, 'payments: the order is not open');
END;
--> statement-breakpoint
CREATE TRIGGER deposit_endings_stay BEFORE UPDATE ON deposit_endings
WHEN NEW.order_no <> OLD.order_no OR OLD.kind <> 'cancelled' OR NEW.kind <> 'refused'
  OR (SELECT kind FROM deposits WHERE order_no = OLD.order_no) <> 'voucher'
BEGIN
  SELECT RAISE(ABORT, 'payments: an order ends once');
END;
--> statement-breakpoint
CREATE TRIGGER deposit_endings_remain BEFORE DELETE ON deposit_endings
BEGIN
  SELECT RAISE(ABORT, 'payments: an order that ended stays so');
END;
--> statement-breakpoint
CREATE TRIGGER bonus_grants_moved BEFORE INSERT ON bonus_grants
WHEN NEW.amount IS NOT (SELECT json_extract(bonus, '$.amount') FROM deposits WHERE order_no = NEW.order_no)
  OR NEW.amount IS NOT (
    SELECT SUM(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted' AND t.source = 'bonus:' || NEW.order_no
      AND e.account_id = 'member:' || NEW.member_id
  )
BEGIN
  SELECT RAISE(ABORT, 'payments: the ledger moved another bonus');
END;
--> statement-breakpoint
CREATE TRIGGER payments_bonus AFTER INSERT ON payments
WHEN (
  SELECT CASE grant_key WHEN NEW.ledger_key THEN NOT is_due WHEN '' THEN is_due ELSE 0 END
  FROM (
    SELECT
      COALESCE((SELECT payment_key FROM bonus_grants g WHERE g.order_no = d.order_no), '') AS grant_key,
      d.bonus IS NOT NULL
        AND (SELECT SUM(p.amount) FROM payments p WHERE p.order_no = d.order_no) >= d.amount
        AND NOT EXISTS (SELECT 1 FROM payments o WHERE o.member_id = d.member_id AND o.order_no <> d.order_no)
        AS is_due
    FROM deposits d WHERE d.order_no = NEW.order_no
  )
)
BEGIN
  SELECT RAISE(ABORT, 'payments: the bonus is another one by now');
END;
--> statement-breakpoint
CREATE TRIGGER bonus_grants_stay BEFORE UPDATE ON bonus_grants
BEGIN
  SELECT RAISE(ABORT, 'payments: a bonus is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER bonus_grants_remain BEFORE DELETE ON bonus_grants
BEGIN
  SELECT RAISE(ABORT, 'payments: a bonus is never forgotten');
END;

--> statement-breakpoint
-- What makes payouts add up: who pays a withdrawal out is named before it is asked, and stays; only what that one tells
-- is kept, and it is heeded with the end that it says, in the same batch. Nothing that was told is ever changed.

CREATE TRIGGER payouts_stay BEFORE UPDATE ON payouts
WHEN NEW.order_no <> OLD.order_no OR (OLD.provider IS NOT NULL AND NEW.provider IS NOT OLD.provider)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: who pays it out is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER payouts_remain BEFORE DELETE ON payouts
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: a payout is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawal_steps_checked BEFORE INSERT ON withdrawal_steps
WHEN NEW.step = 'checked' AND NOT EXISTS (
  SELECT 1 FROM payouts WHERE order_no = NEW.order_no AND provider IS NOT NULL
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: nobody is named to pay it out');
END;
--> statement-breakpoint
CREATE TRIGGER payout_outcomes_asked BEFORE INSERT ON payout_outcomes
WHEN NOT EXISTS (SELECT 1 FROM payouts WHERE order_no = NEW.order_no AND provider = NEW.provider)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: another provider was asked');
END;
--> statement-breakpoint
CREATE TRIGGER payout_outcomes_ended BEFORE INSERT ON payout_outcomes
WHEN NEW.heeded AND NOT EXISTS (
  SELECT 1 FROM withdrawal_steps WHERE order_no = NEW.order_no
    AND step = CASE NEW.outcome WHEN 'settled' THEN 'paid' ELSE 'returned' END
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: it has not ended so');
END;
--> statement-breakpoint
CREATE TRIGGER payout_outcomes_stay BEFORE UPDATE ON payout_outcomes
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: what was told is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER payout_outcomes_remain BEFORE DELETE ON payout_outcomes
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: what was told is never forgotten');
END;

--> statement-breakpoint
-- Who invited a member is written when it registers, never the member itself, and never changed: so invitations make no
-- circle. What an invitation brings goes to that one, for a friend who paid in.

CREATE TRIGGER members_invite_others AFTER INSERT ON members
WHEN NEW.referrer_id = NEW.id
BEGIN
  SELECT RAISE(ABORT, 'referrals: nobody invites oneself');
END;
--> statement-breakpoint
CREATE TRIGGER members_invited_once BEFORE UPDATE OF referrer_id ON members
WHEN NEW.referrer_id IS NOT OLD.referrer_id
BEGIN
  SELECT RAISE(ABORT, 'referrals: who invited a member is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER rewards_of_referral BEFORE INSERT ON rewards
WHEN NEW.origin GLOB 'referral:*' AND NOT EXISTS (
  SELECT 1 FROM members f JOIN payments p ON p.member_id = f.id
  WHERE f.id = CAST(substr(NEW.origin, 10) AS INTEGER) AND f.referrer_id = NEW.member_id
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: nobody was invited');
END;

--> statement-breakpoint
-- What makes rewards add up: each is claimed once, in its time, and no claim, check-in or mission is written unless the
-- ledger moved, in the same batch, what it comes to. A code brings no more rewards than it has. Nothing that was written
-- is ever changed.

CREATE TRIGGER rewards_of_code BEFORE INSERT ON rewards
WHEN NEW.code IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM promo_codes c
  WHERE c.merchant = NEW.code_merchant AND c.code = NEW.code AND NEW.at < c.until AND c.most_uses > (
    SELECT COUNT(*) FROM rewards r WHERE r.code_merchant = c.merchant AND r.code = c.code
  )
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: the code is used up');
END;
--> statement-breakpoint
CREATE TRIGGER rewards_stay BEFORE UPDATE ON rewards
BEGIN
  SELECT RAISE(ABORT, 'rewards: what was promised is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER rewards_remain BEFORE DELETE ON rewards
BEGIN
  SELECT RAISE(ABORT, 'rewards: what was promised is never forgotten');
END;
--> statement-breakpoint
CREATE TRIGGER reward_claims_in_time BEFORE INSERT ON reward_claims
WHEN NEW.at >= (SELECT claim_before FROM rewards WHERE id = NEW.reward_id)
BEGIN
  SELECT RAISE(ABORT, 'rewards: it is too late');
END;
--> statement-breakpoint
CREATE TRIGGER reward_claims_moved BEFORE INSERT ON reward_claims
WHEN NOT EXISTS (
  SELECT 1 FROM rewards r
  JOIN ledger_transactions t ON t.idempotency_key = NEW.ledger_key AND t.status = 'posted'
    AND t.source = 'reward:' || r.id
  JOIN ledger_entries e ON e.transaction_id = t.id AND e.amount = r.money + r.points
    AND e.account_id = iif(r.money > 0, 'member:', 'points:') || r.member_id
  WHERE r.id = NEW.reward_id
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: the ledger moved another amount');
END;
--> statement-breakpoint
CREATE TRIGGER reward_claims_played BEFORE INSERT ON reward_claims
WHEN EXISTS (SELECT 1 FROM rewards WHERE id = NEW.reward_id AND money * times > 0) AND NOT EXISTS (
  SELECT 1 FROM rewards r JOIN wagering_requirements q ON q.source = 'reward:' || r.id
    AND q.member_id = r.member_id AND q.locked = r.money AND q.required = r.money * r.times
    AND q.game_type IS r.game_type
  WHERE r.id = NEW.reward_id
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: it is to be played first');
END;
--> statement-breakpoint
CREATE TRIGGER reward_claims_stay BEFORE UPDATE ON reward_claims
BEGIN
  SELECT RAISE(ABORT, 'rewards: a claim is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER reward_claims_remain BEFORE DELETE ON reward_claims
BEGIN
  SELECT RAISE(ABORT, 'rewards: a claim is never forgotten');
END;
--> statement-breakpoint
CREATE TRIGGER check_ins_in_a_row BEFORE INSERT ON check_ins
WHEN NEW.streak <> 1 + COALESCE(
  (SELECT streak FROM check_ins WHERE member_id = NEW.member_id AND day = date(NEW.day, '-1 day')),
  0
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: another number of days in a row');
END;
--> statement-breakpoint
CREATE TRIGGER check_ins_moved BEFORE INSERT ON check_ins
WHEN NOT EXISTS (
  SELECT 1 FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted'
    AND e.account_id = 'points:' || NEW.member_id AND e.amount = NEW.points
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: the ledger moved other points');
END;
--> statement-breakpoint
CREATE TRIGGER check_ins_stay BEFORE UPDATE ON check_ins
BEGIN
  SELECT RAISE(ABORT, 'rewards: a check-in is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER check_ins_remain BEFORE DELETE ON check_ins
BEGIN
  SELECT RAISE(ABORT, 'rewards: a check-in is never forgotten');
END;
--> statement-breakpoint
CREATE TRIGGER mission_claims_moved BEFORE INSERT ON mission_claims
WHEN NOT EXISTS (
  SELECT 1 FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted'
    AND e.account_id = 'points:' || NEW.member_id AND e.amount = NEW.points
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: the ledger moved other points');
END;
--> statement-breakpoint
CREATE TRIGGER mission_claims_stay BEFORE UPDATE ON mission_claims
BEGIN
  SELECT RAISE(ABORT, 'rewards: a claim is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER mission_claims_remain BEFORE DELETE ON mission_claims
BEGIN
  SELECT RAISE(ABORT, 'rewards: a claim is never forgotten');
END;

--> statement-breakpoint
-- What makes money sent to an upline or to a direct downline add up: it is written down only with the ledger's own
-- transaction of that amount, from the one to the other, by what is to be played and who stands where at that moment.
-- Nothing that was written is ever changed.

CREATE TRIGGER member_transfers_moved BEFORE INSERT ON member_transfers
WHEN 2 <> (
  SELECT COUNT(*) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted' AND t.source = 'transfer:' || NEW.transfer_no
    AND t.kind = 'transfer.' || NEW.way
    AND (
      (e.account_id = 'member:' || NEW.member_id AND e.amount = -NEW.amount)
      OR (e.account_id = 'member:' || NEW.other_id AND e.amount = NEW.amount)
    )
)
BEGIN
  SELECT RAISE(ABORT, 'member_transfers: the ledger moved another amount');
END;
--> statement-breakpoint
CREATE TRIGGER member_transfers_beside BEFORE INSERT ON member_transfers
WHEN NOT EXISTS (
  SELECT 1 FROM members m
  WHERE (m.id, m.upline_id) = (
    iif(NEW.way = 'up', NEW.member_id, NEW.other_id), iif(NEW.way = 'up', NEW.other_id, NEW.member_id)
  )
)
BEGIN
  SELECT RAISE(ABORT, 'member_transfers: the other stands elsewhere');
END;
--> statement-breakpoint
CREATE TRIGGER member_transfers_judged BEFORE INSERT ON member_transfers
WHEN NEW.requirement_id
  <> COALESCE((SELECT MAX(id) FROM wagering_requirements WHERE member_id = NEW.member_id), 0)
BEGIN
  SELECT RAISE(ABORT, 'member_transfers: more is to be played by now');
END;
--> statement-breakpoint
CREATE TRIGGER member_transfers_in_turn BEFORE INSERT ON member_transfers
WHEN NEW.sequence <> (SELECT COUNT(*) FROM withdrawals WHERE member_id = NEW.member_id)
  + (SELECT COUNT(*) FROM member_transfers WHERE member_id = NEW.member_id)
BEGIN
  SELECT RAISE(ABORT, 'member_transfers: another one was faster');
END;
--> statement-breakpoint
CREATE TRIGGER member_transfers_stay BEFORE UPDATE ON member_transfers
BEGIN
  SELECT RAISE(ABORT, 'member_transfers: what was sent is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER member_transfers_remain BEFORE DELETE ON member_transfers
BEGIN
  SELECT RAISE(ABORT, 'member_transfers: what was sent is never forgotten');
END;

--> statement-breakpoint
-- What makes withdrawals add up: each goes through its steps in their order and ends once, and no step that moves money
-- is written unless the ledger moved, in the same batch, what it says. Nothing that was written is ever changed.

CREATE TRIGGER withdrawals_held BEFORE INSERT ON withdrawals
WHEN NOT EXISTS (
  SELECT 1 FROM ledger_transactions
  WHERE idempotency_key = NEW.ledger_key AND status = 'posted' AND source = 'withdrawal:' || NEW.order_no
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: the money is not held');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawals_judged BEFORE INSERT ON withdrawals
WHEN NEW.requirement_id
  <> COALESCE((SELECT MAX(id) FROM wagering_requirements WHERE member_id = NEW.member_id), 0)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: more is to be played by now');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawals_in_turn BEFORE INSERT ON withdrawals
WHEN NEW.sequence <> (SELECT COUNT(*) FROM withdrawals WHERE member_id = NEW.member_id)
  + (SELECT COUNT(*) FROM member_transfers WHERE member_id = NEW.member_id)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: another one was faster');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawals_stay BEFORE UPDATE ON withdrawals
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: what was agreed is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawals_remain BEFORE DELETE ON withdrawals
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: a withdrawal is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawal_steps_in_order BEFORE INSERT ON withdrawal_steps
WHEN NEW.step <> 'requested' AND NOT EXISTS (
  SELECT 1 FROM withdrawal_steps WHERE order_no = NEW.order_no AND step = CASE NEW.step
    WHEN 'held' THEN 'requested'
    WHEN 'checked' THEN 'held'
    WHEN 'paying' THEN 'checked'
    WHEN 'paid' THEN 'paying'
    WHEN 'returned' THEN 'held'
  END
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: a step comes before its time');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawal_steps_before_the_end BEFORE INSERT ON withdrawal_steps
WHEN EXISTS (
  SELECT 1 FROM withdrawal_steps WHERE order_no = NEW.order_no AND step IN ('paid', 'returned')
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: it has ended');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawal_steps_moved BEFORE INSERT ON withdrawal_steps
WHEN COALESCE(
  (
    SELECT SUM(e.amount) FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id
    JOIN withdrawals w ON w.order_no = NEW.order_no
    WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted' AND t.source = 'withdrawal:' || NEW.order_no
      AND e.account_id = 'held:' || w.member_id
  ),
  0
) <> COALESCE(
  (
    SELECT CASE
      WHEN NEW.step = 'held' THEN amount
      WHEN NEW.step IN ('paid', 'returned') THEN -amount
      ELSE 0
    END
    FROM withdrawals WHERE order_no = NEW.order_no
  ),
  0
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: the ledger moved another amount');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawal_steps_returned BEFORE INSERT ON withdrawal_steps
WHEN NEW.step = 'returned' AND NOT EXISTS (
  SELECT 1 FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id
  JOIN withdrawals w ON w.order_no = NEW.order_no
  WHERE t.idempotency_key = NEW.ledger_key AND e.account_id = 'member:' || w.member_id AND e.amount = w.amount
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: the money went elsewhere');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawal_steps_stay BEFORE UPDATE ON withdrawal_steps
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: steps are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawal_steps_remain BEFORE DELETE ON withdrawal_steps
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: steps are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER wagering_requirements_stay BEFORE UPDATE ON wagering_requirements
WHEN OLD.last_closing IS NOT NULL
  OR (NEW.id, NEW.member_id, NEW.source, NEW.locked, NEW.required, NEW.at)
  <> (OLD.id, OLD.member_id, OLD.source, OLD.locked, OLD.required, OLD.at)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: what must be played is never changed');
END;
