-- Authors change their requests and mark them answered, with a testimony if they like.
alter table oracao add data_respondida timestamptz;
alter table oracao add testemunho text;
alter table oracao add constraint oracao_testemunho check (testemunho is null or data_respondida is not null);
grant update (mensagem, nome, oracao_motivo_id, flag_publicar_mural, flag_ativo, flag_em_revisao, flag_receber_ligacao,
  flag_receber_visita, data_respondida, testemunho) on oracao to atrio_app;
