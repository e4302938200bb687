-- Rows that nothing needs any more are swept: ids of events that gateways report no more, and what visitors without an
-- account had chosen before their choice ran out.
grant delete on evento_gateway to atrio_app;
grant delete on consentimento to atrio_app;
