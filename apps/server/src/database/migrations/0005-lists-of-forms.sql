-- Lists that forms offer, in three languages; the same for every church, read-only for requests. Countries follow.
create table estado_civil (
  codigo text primary key,
  nome text not null,
  nome_ingles text not null,
  nome_espanhol text not null,
  posicao int not null
);
grant select on estado_civil to atrio_app;

insert into estado_civil (codigo, nome, nome_ingles, nome_espanhol, posicao) values
  ('solteiro', 'Solteiro(a)', 'Single', 'Soltero(a)', 1),
  ('casado', 'Casado(a)', 'Married', 'Casado(a)', 2),
  ('casado_civil', 'Casado(a) no civil', 'Married (civil)', 'Casado(a) por lo civil', 3),
  ('casado_civil_religioso', 'Casado(a) no civil e no religioso', 'Married (civil and religious)', 'Casado(a) por lo civil y por la iglesia', 4),
  ('uniao_estavel', 'União estável', 'Stable union', 'Unión estable', 5),
  ('moram_juntos', 'Moram juntos', 'Living together', 'Viven juntos', 6),
  ('divorciado', 'Divorciado(a)', 'Divorced', 'Divorciado(a)', 7),
  ('viuvo', 'Viúvo(a)', 'Widowed', 'Viudo(a)', 8);

create table ocupacao (
  id int generated always as identity primary key,
  nome text not null,
  nome_ingles text not null,
  nome_espanhol text not null
);
grant select on ocupacao to atrio_app;

insert into ocupacao (nome, nome_ingles, nome_espanhol) values
  ('Administrador(a)', 'Administrator', 'Administrador(a)'),
  ('Advogado(a)', 'Lawyer', 'Abogado(a)'),
  ('Agricultor(a)', 'Farmer', 'Agricultor(a)'),
  ('Aposentado(a)', 'Retired', 'Jubilado(a)'),
  ('Arquiteto(a)', 'Architect', 'Arquitecto(a)'),
  ('Artista', 'Artist', 'Artista'),
  ('Assistente social', 'Social worker', 'Trabajador(a) social'),
  ('Autônomo(a)', 'Self-employed', 'Autónomo(a)'),
  ('Bancário(a)', 'Bank clerk', 'Empleado(a) bancario(a)'),
  ('Cabeleireiro(a)', 'Hairdresser', 'Peluquero(a)'),
  ('Comerciante', 'Shopkeeper', 'Comerciante'),
  ('Contador(a)', 'Accountant', 'Contador(a)'),
  ('Costureiro(a)', 'Tailor', 'Costurero(a)'),
  ('Cozinheiro(a)', 'Cook', 'Cocinero(a)'),
  ('Cuidador(a)', 'Carer', 'Cuidador(a)'),
  ('Dentista', 'Dentist', 'Dentista'),
  ('Desempregado(a)', 'Unemployed', 'Desempleado(a)'),
  ('Designer', 'Designer', 'Diseñador(a)'),
  ('Do lar', 'Homemaker', 'Ama o amo de casa'),
  ('Eletricista', 'Electrician', 'Electricista'),
  ('Empresário(a)', 'Business owner', 'Empresario(a)'),
  ('Enfermeiro(a)', 'Nurse', 'Enfermero(a)'),
  ('Engenheiro(a)', 'Engineer', 'Ingeniero(a)'),
  ('Estudante', 'Student', 'Estudiante'),
  ('Farmacêutico(a)', 'Pharmacist', 'Farmacéutico(a)'),
  ('Funcionário(a) público(a)', 'Civil servant', 'Funcionario(a) público(a)'),
  ('Jornalista', 'Journalist', 'Periodista'),
  ('Mecânico(a)', 'Mechanic', 'Mecánico(a)'),
  ('Médico(a)', 'Doctor', 'Médico(a)'),
  ('Militar', 'Member of the armed forces', 'Militar'),
  ('Missionário(a)', 'Missionary', 'Misionero(a)'),
  ('Motorista', 'Driver', 'Conductor(a)'),
  ('Músico(a)', 'Musician', 'Músico(a)'),
  ('Pastor(a)', 'Pastor', 'Pastor(a)'),
  ('Pedreiro(a)', 'Builder', 'Albañil'),
  ('Policial', 'Police officer', 'Policía'),
  ('Professor(a)', 'Teacher', 'Profesor(a)'),
  ('Programador(a)', 'Software developer', 'Programador(a)'),
  ('Psicólogo(a)', 'Psychologist', 'Psicólogo(a)'),
  ('Técnico(a)', 'Technician', 'Técnico(a)'),
  ('Vendedor(a)', 'Salesperson', 'Vendedor(a)'),
  ('Veterinário(a)', 'Veterinarian', 'Veterinario(a)'),
  ('Outra', 'Other', 'Otra');
