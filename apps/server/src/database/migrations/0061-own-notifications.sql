-- What a person wants to be told of in a church, and up to when they have seen its notifications. By account: somebody of a
-- sister church reads them too, without a user here.
create table notificacao_preferencia (
  igreja_id int not null references igreja on delete cascade,
  conta_id bigint not null references conta on delete cascade,
  -- In milliseconds, as notifications are.
  vista_ate timestamptz(3),
  -- Kinds that neither count as new nor are pushed: codes of the wire, OUTRO for all without a screen of their own.
  silenciadas text[] not null default '{}',
  primary key (igreja_id, conta_id)
);
create index notificacao_preferencia_conta on notificacao_preferencia (conta_id);
call protect_church_table('notificacao_preferencia');
grant select, insert, update on notificacao_preferencia to atrio_app;

-- Notifications to everybody that a person has removed from their own list. One to a single person is deleted instead.
create table notificacao_removida (
  igreja_id int not null references igreja on delete cascade,
  conta_id bigint not null references conta on delete cascade,
  notificacao_id bigint not null,
  primary key (igreja_id, conta_id, notificacao_id),
  foreign key (igreja_id, notificacao_id) references notificacao (igreja_id, id) on delete cascade
);
create index notificacao_removida_conta on notificacao_removida (conta_id);
create index notificacao_removida_notificacao on notificacao_removida (igreja_id, notificacao_id);
call protect_church_table('notificacao_removida');
grant select, insert on notificacao_removida to atrio_app;
grant delete on notificacao to atrio_app;
