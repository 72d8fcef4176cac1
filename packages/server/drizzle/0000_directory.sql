CREATE TABLE "agents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"instagram" text,
	"state" text NOT NULL,
	"image" text,
	"bio" text,
	"rent_price" integer,
	"sales" integer,
	"airbnb" integer,
	"inspection_fee" integer,
	"total_deals" integer,
	"agreement" integer,
	"commission" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agents_state_known" CHECK ("agents"."state" in ('abia', 'abuja', 'adamawa', 'akwa-ibom', 'anambra', 'bauchi', 'bayelsa', 'benue', 'borno', 'cross-river', 'delta', 'ebonyi', 'edo', 'ekiti', 'enugu', 'gombe', 'imo', 'jigawa', 'kaduna', 'kano', 'katsina', 'kebbi', 'kogi', 'kwara', 'lagos', 'nasarawa', 'niger', 'ogun', 'ondo', 'osun', 'oyo', 'plateau', 'rivers', 'sokoto', 'taraba', 'yobe', 'zamfara')),
	CONSTRAINT "agents_image_id" CHECK ("agents"."image" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agent_id" uuid NOT NULL,
	"fullname" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agents_email_key" ON "agents" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "agents_listed" ON "agents" USING btree ("state",coalesce("total_deals", 0),"id") WHERE "agents"."email_verified_at" is not null and "agents"."image" is not null and "agents"."inspection_fee" is not null;--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("agent_id","created_at","id");