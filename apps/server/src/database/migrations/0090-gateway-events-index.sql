-- Ids of events that gateways report no more are deleted by the hour: without an index each run reads the whole table.
create index concurrently evento_gateway_recebimento on evento_gateway (data_recebimento);
