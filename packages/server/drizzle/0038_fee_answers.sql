CREATE TABLE "fee_answer_keys" (
	"agent_id" uuid PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_answers" (
	"agent_id" uuid NOT NULL,
	"mailbox" "bytea" NOT NULL,
	"comment_id" uuid NOT NULL,
	"mail_domain" "bytea",
	"network" "bytea",
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fee_answers_agent_id_mailbox_pk" PRIMARY KEY("agent_id","mailbox"),
	CONSTRAINT "fee_answers_comment_key" UNIQUE("comment_id")
);
--> statement-breakpoint
DROP INDEX "comments_fee_answers";--> statement-breakpoint
ALTER TABLE "fee_answer_keys" ADD CONSTRAINT "fee_answer_keys_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_answers" ADD CONSTRAINT "fee_answers_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_answers_oldest" ON "fee_answers" USING btree ("answered_at");--> statement-breakpoint
-- Nobody knows the mailboxes of earlier answers: those of one day in Nigeria count as one.
INSERT INTO "fee_answers" ("agent_id", "mailbox", "comment_id", "answered_at")
SELECT DISTINCT ON ("agent_id", "day") "agent_id", sha256("day"::text::bytea), "id", "created_at"
FROM (SELECT *, ("created_at" AT TIME ZONE 'Africa/Lagos')::date AS "day" FROM "comments") AS "dated"
WHERE "email_confirmed" AND "fee_as_published" IS NOT NULL AND "created_at" > now() - interval '365 days'
ORDER BY "agent_id", "day", "created_at" DESC;
