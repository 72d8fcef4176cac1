CREATE TABLE "notification_settings" (
	"agent_id" uuid PRIMARY KEY NOT NULL,
	"comment_mail" boolean DEFAULT true NOT NULL,
	"comment_push" boolean DEFAULT true NOT NULL,
	"answer_mail" boolean DEFAULT true NOT NULL,
	"answer_push" boolean DEFAULT true NOT NULL,
	"unseen_comments" integer DEFAULT 0 NOT NULL,
	"unmailed_comments" integer DEFAULT 0 NOT NULL,
	"comments_mailed_at" timestamp (3) with time zone,
	"unsubscribe_token" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"vapid_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"comments_pushed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_settings_token_key" ON "notification_settings" USING btree ("unsubscribe_token");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_agent" ON "push_subscriptions" USING btree ("agent_id");