-- A mail may say what is good for a short time only: it is given up rather than sent later. A mailed password knows its
-- mail, so that one that never left is not counted.
alter table email_saida add column valido_ate timestamptz;
alter table senha_temporaria add column email_codigo uuid;
