CREATE TRIGGER "work_photos_inserted_content" AFTER INSERT ON "work_photos"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "work_photos_updated_content" AFTER UPDATE ON "work_photos"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "work_photos_deleted_content" AFTER DELETE ON "work_photos"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "work_photos_truncated_content" AFTER TRUNCATE ON "work_photos"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
-- Beside the agents whose records changed: which photos are withheld is read anew.
CREATE FUNCTION "announce_work_photos"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content', 'work-photos');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "work_photos_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "work_photos"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_work_photos"();
