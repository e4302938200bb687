-- Members leave a group, and people take back a request that was not answered yet.
grant delete on celula_membro to atrio_app;
alter table solicitacao_celula drop constraint solicitacao_celula_situacao_check;
alter table solicitacao_celula add constraint solicitacao_celula_situacao_check
  check (situacao in ('aberta', 'aceita', 'recusada', 'retirada'));
grant update (situacao, data_resposta) on solicitacao_celula to atrio_app;

-- Groups are chosen by weekday and neighbourhood: each index gives its few values without reading all groups.
alter table celula add bairro text collate "C"
  generated always as (nullif(lower(btrim(endereco ->> 'bairro')), '')) stored;
create index celula_bairro on celula (igreja_id, bairro, id) where bairro is not null;
create index celula_dia on celula (igreja_id, dia_semana);
