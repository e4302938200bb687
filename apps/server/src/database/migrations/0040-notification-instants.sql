-- The list of notifications goes on after an instant that the client sends back in milliseconds.
alter table notificacao alter column data_cadastro type timestamptz(3);
