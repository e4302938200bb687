-- When a person signed in for the first time. Accounts from before this column count as having done so.
alter table conta add column data_primeiro_acesso timestamptz;
update conta set data_primeiro_acesso = data_cadastro;
