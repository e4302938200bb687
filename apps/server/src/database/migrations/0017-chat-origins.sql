-- Where a visitor's message came from, as keyed hashes of the address at the chat's door and where the token was asked for,
-- and of the name as it looks: who asks for another id stays the same person. Members have neither; both are forgotten
-- after a day.
alter table chat_mensagem add column origens text[], add column apelido text;
create index chat_mensagem_origens on chat_mensagem (igreja_id, data) where origens is not null;
-- the first message of a service
create index chat_mensagem_data on chat_mensagem (igreja_id, data);
