-- A new week changes the record of its agent, and no list.
CREATE TRIGGER "agent_activity_inserted_content" AFTER INSERT ON "agent_activity"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "agent_activity_updated_content" AFTER UPDATE ON "agent_activity"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "agent_activity_deleted_content" AFTER DELETE ON "agent_activity"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "agent_activity_truncated_content" AFTER TRUNCATE ON "agent_activity"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
INSERT INTO "agent_activity" ("agent_id", "week")
	SELECT "agent_id", date_trunc('week', max("last_used_at") AT TIME ZONE 'UTC')::date FROM "sessions" GROUP BY "agent_id"
	ON CONFLICT DO NOTHING;
