-- Hashes that are to be emptied.
create index concurrently arquivo_resposta_remetente on arquivo_resposta (igreja_id, data_cadastro) where remetente_hash is not null;
