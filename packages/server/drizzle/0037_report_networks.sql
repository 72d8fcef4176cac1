ALTER TABLE "moderation_cases" ADD COLUMN "network_key" "bytea";--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "networks" integer;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "reported_by" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD COLUMN "network" "bytea";