-- What a browser agreed to, when, and in which version of the wording. Rows are added, never changed: they prove each choice.
-- `identificador` is random and of the browser; `usuario_id` is set where a person was signed in, also on the rows that this
-- browser had left before, so that they go with the account.
create table consentimento (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  identificador uuid not null,
  usuario_id bigint,
  versao int not null,
  idioma text not null,
  perguntadas text[] not null,
  aceitas text[] not null check (aceitas <@ perguntadas),
  data timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create index consentimento_identificador on consentimento (identificador, id desc);
create index consentimento_usuario on consentimento (usuario_id);

call protect_church_table('consentimento');
grant select, insert on consentimento to atrio_app;
grant update (usuario_id) on consentimento to atrio_app;
