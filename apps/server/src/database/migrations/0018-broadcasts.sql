-- Broadcasts: what plays where, and when. One of a weekly service may have no times of its own: it is live with the service.
create table transmissao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  titulo text not null,
  descricao text,
  imagem jsonb,
  servico text not null check (servico in ('youtube', 'vimeo', 'hls', 'mp4', 'embed')),
  codigo text,
  url text check (url ~ '^(https://|/media/)'),
  html text,
  data_inicio timestamptz,
  data_fim timestamptz check (data_fim > data_inicio),
  culto_id bigint,
  culto_especial_id bigint,
  primary key (igreja_id, id),
  foreign key (igreja_id, culto_id) references culto (igreja_id, id) on delete cascade,
  foreign key (igreja_id, culto_especial_id) references culto_especial (igreja_id, id) on delete cascade,
  check (case servico when 'embed' then html is not null when 'hls' then url is not null when 'mp4' then url is not null
    else codigo is not null end),
  check ((data_inicio is null) = (data_fim is null) and (data_inicio is not null or culto_id is not null)),
  check (culto_id is null or culto_especial_id is null)
);
create index transmissao_data on transmissao (igreja_id, data_fim desc, id desc);
create index transmissao_culto on transmissao (igreja_id, culto_id);
create index transmissao_culto_especial on transmissao (igreja_id, culto_especial_id);
call protect_church_table('transmissao');
call watch_content('transmissao');
grant select on transmissao to atrio_app;
