-- The line that a mail waits in. Lines take turns, so that the mails of one church, or its reminders, delay no others: see
-- mail-line.ts for how they are numbered. Mails from before have line 0.
alter table email_saida add column fila bigint not null default 0;
