-- A document that was given under an address that nobody has proved goes to whoever registers with it next.
grant delete on documento to atrio_app;
