-- Whether a church reads requests for the wall before others do. A request that waits is not active yet: no page shows it.
create table configuracao_mural (
  igreja_id int primary key references igreja on delete cascade,
  flag_revisao boolean not null default false
);
call protect_church_table('configuracao_mural');
grant select on configuracao_mural to atrio_app;

alter table oracao add flag_em_revisao boolean not null default false;
alter table oracao add constraint oracao_em_revisao check (not (flag_em_revisao and flag_ativo));
