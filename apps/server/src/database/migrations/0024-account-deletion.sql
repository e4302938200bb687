-- A member's children, as the member tells of them.
create table crianca (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint not null,
  nome text not null,
  data_nascimento date,
  sexo text check (sexo in ('M', 'F')),
  observacoes text,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create index crianca_usuario on crianca (usuario_id, id);
call protect_church_table('crianca');
grant select, insert, update, delete on crianca to atrio_app;

-- The link of the mail that ends an account.
alter table codigo_uso_unico drop constraint codigo_uso_unico_finalidade_check;
alter table codigo_uso_unico add constraint codigo_uso_unico_finalidade_check
  check (finalidade in ('verificar_email', 'auto_login', 'excluir_conta'));

-- Not null: the person has ended the account. Nobody can sign in to it, and it waits for its data to be erased.
alter table conta add column data_exclusao timestamptz;
create index conta_exclusao on conta (data_exclusao) where data_exclusao is not null;

-- What erasing an account takes away; most of its rows go with usuario.
grant delete on conta, usuario, chat_mensagem, chat_compromisso_resposta to atrio_app;
