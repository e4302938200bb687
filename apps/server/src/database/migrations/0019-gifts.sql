-- The most that a reason takes at once; null: no more than any gift may be.
alter table pagamento_motivo add column valor_maximo bigint check (valor_maximo > valor_minimo);

-- What the gift of one order is for: a row for each reason.
create table doacao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  pedido_id bigint not null,
  motivo_id bigint,
  -- of the reason as it was given for: the church may take it away later
  nome text not null,
  valor bigint not null check (valor > 0),
  -- of the giver, for mails that come later
  idioma text not null,
  data_cadastro timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  foreign key (igreja_id, motivo_id) references pagamento_motivo (igreja_id, id) on delete set null (motivo_id)
);
create index doacao_pedido on doacao (pedido_id);
create index doacao_motivo on doacao (motivo_id);
call protect_church_table('doacao');
grant select, insert on doacao to atrio_app;
