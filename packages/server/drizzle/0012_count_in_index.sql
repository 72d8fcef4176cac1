-- With what filters look at, so that lists are counted in the index alone.
DROP INDEX "agents_state_deals";
--> statement-breakpoint
CREATE INDEX "agents_state_deals" ON "agents" USING btree ("state","deals","id","inspection_fee","airbnb") WHERE "email_verified_at" is not null and "image" is not null and "inspection_fee" is not null;
