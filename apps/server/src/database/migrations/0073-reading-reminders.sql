-- A reader's daily reminder by mail: the hour of the church's day, off where there is none.
alter table plano_leitura_assinatura
  add column hora_lembrete smallint check (hora_lembrete between 0 and 23),
  add column idioma_lembrete text,
  add column proximo_lembrete timestamptz,
  -- mails since the reader last marked a day: an ignored reminder ends
  add column lembretes_seguidos smallint not null default 0;
create index plano_leitura_assinatura_lembrete on plano_leitura_assinatura (proximo_lembrete)
  where proximo_lembrete is not null;

-- Where one press of the mail program ends mails of its kind (RFC 8058).
alter table email_saida add column link_descadastro text;
