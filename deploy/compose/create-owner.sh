#!/bin/sh
# Runs once, when PostgreSQL makes its data folder. The portal's own user owns its database and may make the role of
# requests; it is no superuser, so that row-level security applies to it.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/database_password)" --username "$POSTGRES_USER" <<'SQL'
create role atrio login createrole nosuperuser nobypassrls password :'password';
create database atrio owner atrio;
SQL
