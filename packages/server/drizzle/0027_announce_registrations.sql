-- A decision on a registration changes the record of its agent, and no list.
CREATE TRIGGER "registrations_inserted_content" AFTER INSERT ON "registrations"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "registrations_updated_content" AFTER UPDATE ON "registrations"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "registrations_deleted_content" AFTER DELETE ON "registrations"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "registrations_truncated_content" AFTER TRUNCATE ON "registrations"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
