-- Whether any row has a photo is asked each time one is replaced.
CREATE INDEX "agents_image" ON "agents" USING btree ("image") WHERE "agents"."image" is not null;
