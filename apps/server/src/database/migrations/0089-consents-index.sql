-- Choices of visitors that count no more are deleted by the hour: without an index each run reads the whole table.
create index concurrently consentimento_visitante on consentimento (data) where usuario_id is null;
