-- The list of events goes by start and begins with those that are not over: the end is in the index, so that those that
-- are over cost no look at their row.
create index evento_lista on evento (igreja_id, data_inicio, id, data_fim);
drop index evento_data;
