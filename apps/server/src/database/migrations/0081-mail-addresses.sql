-- Addresses of a church's mails: where they come from, and where answers go. No call tells them.
alter table igreja add column email_remetente text;
alter table igreja add column email_resposta text;
