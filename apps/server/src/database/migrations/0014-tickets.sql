-- What people bought, and what only they may see.

-- How many of a kind one person has: an account in the church, or a guest by e-mail. People are counted, not orders.
-- No reference to the church: see cobranca.
create table ingresso_comprador (
  igreja_id int not null,
  ingresso_id bigint not null,
  comprador text not null,
  qtde int not null check (qtde >= 0),
  primary key (igreja_id, ingresso_id, comprador),
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id) on delete cascade
);
call protect_church_table('ingresso_comprador');
grant select, insert, update on ingresso_comprador to atrio_app;

-- A ticket. The state of its payment is read from its order; flag_ocupa says whether it holds a place.
create table inscricao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  evento_id bigint not null,
  ingresso_id bigint not null,
  pedido_id bigint not null,
  usuario_id bigint,
  comprador text not null,
  titular text not null,
  -- with the questions' names, which may change later
  respostas jsonb not null default '[]',
  codigo text not null unique,
  valor bigint not null check (valor >= 0),
  -- of the buyer, for mails that come later
  idioma text not null default 'pt_BR',
  flag_ocupa boolean not null default true,
  data_cadastro timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id),
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete set null (usuario_id)
);
create index inscricao_usuario on inscricao (usuario_id, evento_id);
create index inscricao_pedido on inscricao (pedido_id);
create index inscricao_evento on inscricao (evento_id);
create index inscricao_ingresso on inscricao (ingresso_id);
call protect_church_table('inscricao');
grant select, insert, update on inscricao to atrio_app;

-- Exclusive content: of one kind of ticket, or of all that promise some.
create table conteudo (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  evento_id bigint not null,
  ingresso_id bigint,
  titulo text not null,
  descricao text,
  tipo text not null check (tipo in ('video', 'arquivo', 'texto')),
  data_inicio timestamptz,
  data_fim timestamptz check (data_fim > data_inicio),
  -- of a text: paragraphs, parted by empty lines
  texto text,
  url text,
  posicao int not null default 0,
  primary key (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id) on delete cascade,
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id) on delete cascade
);
create index conteudo_evento on conteudo (igreja_id, evento_id);
create index conteudo_ingresso on conteudo (igreja_id, ingresso_id);
call protect_church_table('conteudo');
grant select on conteudo to atrio_app;

-- Files that answer questions. Until a ticket refers to one it has no owner, and goes when its time is over.
create table arquivo_resposta (
  igreja_id int not null references igreja on delete cascade,
  codigo text not null,
  evento_id bigint not null,
  inscricao_id bigint,
  nome text not null,
  tipo text not null,
  tamanho int not null,
  bytes bytea not null,
  data_cadastro timestamptz not null,
  data_expiracao timestamptz,
  primary key (igreja_id, codigo),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id) on delete cascade,
  foreign key (igreja_id, inscricao_id) references inscricao (igreja_id, id) on delete cascade
);
create index arquivo_resposta_expiracao on arquivo_resposta (igreja_id, data_expiracao);
create index arquivo_resposta_evento on arquivo_resposta (igreja_id, evento_id);
create index arquivo_resposta_inscricao on arquivo_resposta (igreja_id, inscricao_id);
call protect_church_table('arquivo_resposta');
grant select, insert, update, delete on arquivo_resposta to atrio_app;
