-- Addresses of a church's mails: where they come from, and where answers go. No call tells them.
alter table igreja add column email_remetente text;
alter table igreja add column email_resposta text;

-- The address of an account that mails came back from for good, and since when.
alter table conta add column email_devolvido text;
alter table conta add column data_devolucao timestamptz;
