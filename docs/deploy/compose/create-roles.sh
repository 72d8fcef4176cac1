#!/usr/bin/env bash
# First start of the database: a role that owns its database and is no superuser, and one that replicates.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
create role naija login password :'password';
create database naija owner naija;
create role replica login replication password :'password';
SQL
# Trusted extensions, which the owner could create as well; here they are there before any server.
psql --set=ON_ERROR_STOP=1 --dbname=naija --command='create extension pg_trgm' --command='create extension unaccent'
echo 'host replication replica all scram-sha-256' >> "$PGDATA/pg_hba.conf"
