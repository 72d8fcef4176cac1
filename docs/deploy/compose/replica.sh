#!/usr/bin/env bash
# A streaming replica of the database: copied on its first start, and followed from then on.
set -eu
PGPASSWORD=$(cat "$PASSWORD_FILE")
export PGPASSWORD
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA.part"
  # The slot keeps what the replica has not read yet, at most max_slot_wal_keep_size.
  pg_basebackup --host=database --username=replica --pgdata="$PGDATA.part" --write-recovery-conf \
    --wal-method=stream --checkpoint=fast --create-slot --slot="replica_$(hostname)"
  mv "$PGDATA.part" "$PGDATA"
fi
exec postgres -c hot_standby=on
