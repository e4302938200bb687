-- Who carries a card of their church, and what the card says beside the account. `codigo` is the unguessable end of the
-- address that its QR code leads to.
create table carteirinha (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint not null,
  numero text not null,
  codigo text not null default replace(gen_random_uuid()::text, '-', ''),
  congregacao text,
  data_batismo date,
  cargo text,
  responsavel text,
  vinculo text,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create unique index carteirinha_usuario on carteirinha (usuario_id);
create unique index carteirinha_numero on carteirinha (numero, igreja_id);
create unique index carteirinha_codigo on carteirinha (codigo);

call protect_church_table('carteirinha');
grant select on carteirinha to atrio_app;
