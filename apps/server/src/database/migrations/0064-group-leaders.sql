-- Leaders answer requests to join their group, and record its meetings with who was there.
grant insert on celula_membro to atrio_app;
grant insert on notificacao to atrio_app;

-- A meeting without a slug was recorded in the portal: imports and exports of content pass it over. `anotacoes` is plain
-- text, `versao` what two leaders who edit at once tell each other by.
alter table reuniao_celula alter column slug drop not null;
alter table reuniao_celula add anotacoes text;
alter table reuniao_celula add versao int not null default 1;
alter table reuniao_celula add chave_envio text;
alter table reuniao_celula add registrada_por bigint;
alter table reuniao_celula add constraint reuniao_celula_registrada_por_fkey
  foreign key (igreja_id, registrada_por) references usuario (igreja_id, id) on delete set null (registrada_por);
create unique index reuniao_celula_envio on reuniao_celula (registrada_por, chave_envio, igreja_id);
grant insert, update, delete on reuniao_celula to atrio_app;

-- Who was at a meeting: shown to the group's leaders alone.
create table reuniao_presenca (
  igreja_id int not null,
  reuniao_id bigint not null,
  usuario_id bigint not null,
  primary key (igreja_id, reuniao_id, usuario_id),
  foreign key (igreja_id, reuniao_id) references reuniao_celula (igreja_id, id) on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create index reuniao_presenca_usuario on reuniao_presenca (usuario_id);
call protect_church_table('reuniao_presenca');
grant select, insert, delete on reuniao_presenca to atrio_app;
