-- How long a church's longest event takes: what began earlier than that is over, and the list of events begins after it
-- instead of reading all that ever were.
create index evento_duracao on evento (igreja_id, (data_fim - data_inicio));
