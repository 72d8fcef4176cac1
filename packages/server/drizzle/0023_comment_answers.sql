CREATE TABLE "unconfirmed_comments" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"comment_id" uuid NOT NULL,
	"mail_id" uuid NOT NULL,
	CONSTRAINT "unconfirmed_comments_comment_key" UNIQUE("comment_id"),
	CONSTRAINT "unconfirmed_comments_mail_key" UNIQUE("mail_id")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "dealing" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "fee_as_published" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "email_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "unconfirmed_comments" ADD CONSTRAINT "unconfirmed_comments_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unconfirmed_comments" ADD CONSTRAINT "unconfirmed_comments_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_fee_answers" ON "comments" USING btree ("agent_id","created_at","email_confirmed","fee_as_published") WHERE "comments"."fee_as_published" is not null and "comments"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_expiring" ON "mail_outbox" USING btree ("expires_at") WHERE "mail_outbox"."expires_at" is not null;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_dealing" CHECK ("comments"."dealing" in ('contacted', 'inspected', 'rented', 'bought'));--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_fee_as_published" CHECK ("comments"."fee_as_published" in ('yes', 'no'));