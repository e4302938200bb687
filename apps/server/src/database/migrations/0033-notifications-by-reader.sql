-- A page of notifications is the newest of two lists, each of which is read from its end: what goes to everybody in a
-- church, and what goes to one person.
create index notificacao_de_todos on notificacao (igreja_id, data_cadastro desc, id desc) where usuario_id is null;
create index notificacao_de_alguem on notificacao (igreja_id, usuario_id, data_cadastro desc, id desc)
  where usuario_id is not null;
drop index notificacao_data;
drop index notificacao_usuario;
